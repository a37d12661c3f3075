export const name = (each) => `Row ${each}`;
