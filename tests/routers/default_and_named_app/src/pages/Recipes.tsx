import { Routes, Route } from 'react-router-dom'
const categories = ['soups', 'cakes'] as const
const Recipes: React.FC = () => {
  const list = categories.map(c => ({ c, path: `${c}/:slug` }))
  return <Routes>
    <Route index element={<h1>All</h1>} />
    {list.map(({ c, path }) => <Route key={c} path={path} element={<h1>{c}</h1>} />)}
  </Routes>
}
export default Recipes
