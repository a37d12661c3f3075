export default () => <h1>News</h1>;
