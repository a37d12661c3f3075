import { BrowserRouter as Router, Routes, Route, Navigate } from 'react-router-dom'
import { CartProvider } from './context/CartContext'
import { Toaster } from './components/Toaster'
import Navbar from './components/Navbar'
import ProtectedRoute from './components/ProtectedRoute'
import Home from './pages/Home'

function App() {
  return (
    <CartProvider>
      <Router future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <div className="flex min-h-screen flex-col">
          <Navbar />
          <main className="flex-1">
            <Routes>
              <Route path="/" element={<Home />} />
              <Route path="/shop" element={<Home />} />
              <Route path="/shop/:category/:productId" element={<Home />} />
              <Route path="/checkout" element={<ProtectedRoute><Home /></ProtectedRoute>} />
              <Route path="/account" element={<ProtectedRoute roles={['admin', 'user']}><Home /></ProtectedRoute>}>
                <Route index element={<Navigate to="profile" />} />
                <Route path="profile" element={<Home />} />
                <Route path="orders" element={<Home />} />
                <Route path="orders/:id" element={<Home />} />
              </Route>
              <Route path="/404" element={<h1>404</h1>} />
              <Route path="*" element={<Navigate to="/404" replace />} />
            </Routes>
          </main>
          <Toaster />
        </div>
      </Router>
    </CartProvider>
  )
}

export default App
