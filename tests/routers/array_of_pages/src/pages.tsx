export const Home = () => <h1>Home</h1>;
export const Work = () => <h1>Work</h1>;
export const Contact = () => <h1>Contact</h1>;
