export const Loader = () => <p>Loading</p>;
