export const Sales = () => <h1>Sales</h1>;
