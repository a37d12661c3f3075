import { createContext, useContext, useReducer, type ReactNode } from 'react'
const CartContext = createContext<{ items: string[] } | undefined>(undefined)
export const CartProvider = ({ children }: { children: ReactNode }) => {
  const [state] = useReducer((s: { items: string[] }) => s, { items: [] })
  return <CartContext.Provider value={state}>{children}</CartContext.Provider>
}
export const useCart = () => {
  const context = useContext(CartContext)
  if (!context) throw new Error('useCart must be used within a CartProvider')
  return context
}
