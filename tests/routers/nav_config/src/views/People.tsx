export const People = () => <h1>People</h1>;
