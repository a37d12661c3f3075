export const Report = () => <h1>Report</h1>;
