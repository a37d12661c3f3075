import { Route, Routes, BrowserRouter } from 'react-router-dom'
import * as Pages from './pages'

export function App() {
  return <BrowserRouter>
    <Routes>
      <Route path='/' element={<Pages.Home />} />
      <Route path='/r/*' element={<Pages.Recipes />} />
      <Route path='*' element={<Pages.NotFound />} />
    </Routes>
  </BrowserRouter>
}
