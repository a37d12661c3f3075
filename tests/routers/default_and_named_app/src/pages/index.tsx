export { Home } from './Home'
export { default as Recipes } from './Recipes'
export const NotFound = () => <h1>404</h1>
