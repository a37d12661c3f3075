export const Home = () => <h1>Home</h1>;
export const Stats = () => <h1>Stats</h1>;
export const User = () => <h1>User</h1>;
