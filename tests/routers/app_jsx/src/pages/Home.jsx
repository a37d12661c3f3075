export default () => <h1>Game</h1>;
