export const Home = () => <h1>Home</h1>;
export const Item = () => <h1>Item</h1>;
