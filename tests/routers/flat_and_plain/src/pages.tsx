export const Home = () => <h1>Welcome</h1>;
export const About = () => <h1>About us</h1>;
export const Cart = () => <h1>Your cart</h1>;
export const Product = () => <h1>Product</h1>;
export const NotFound = () => <h1>404</h1>;
