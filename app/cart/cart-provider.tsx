import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { inBrowser } from '#app/browser-storage.ts'
import { CartCountContext } from '#app/shell/cart-count.ts'
import { later } from '#app/ui/later.tsx'
import { type CartItem, countItems } from '#domain/cart/cart-items.ts'
import { CartContext } from './cart-context.ts'
import { type CartStore, cartStorageKey, createCartStore } from './cart-store.ts'

const AccountCart = later(() => import('./keep-account-cart.tsx').then((part) => part.AccountCart))

/**
 * One cart for the whole page, kept in local storage and shared between tabs. The server renders it as unknown, so the
 * first paint in the browser matches the server's HTML and then the cart appears.
 */
export function CartProvider({ owner = null, children }: { owner?: string | null; children: ReactNode }) {
  const items = useStoredItems()
  const cart = useMemo(
    () => (items === null ? { store, isReady: false, items: none } : { store, isReady: true, items }),
    [items],
  )
  return (
    <CartContext value={cart}>
      {owner !== null && cart.isReady && <AccountCart key={owner} owner={owner} store={store} />}
      <CartCountContext value={countItems(cart.items)}>{children}</CartCountContext>
    </CartContext>
  )
}

const store: CartStore = createCartStore(inBrowser)
const none: readonly CartItem[] = []

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === cartStorageKey) store.reload()
  }
  window.addEventListener('storage', onStorage)
  const unsubscribe = store.subscribe(listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    unsubscribe()
  }
}

/** Null until the browser has looked. */
function useStoredItems(): readonly CartItem[] | null {
  const [items, setItems] = useState<readonly CartItem[] | null>(null)
  useEffect(() => {
    const read = (): void => setItems(store.read())
    // As a transition: otherwise server-rendered parts that have not hydrated yet would be replaced by their fallbacks.
    startTransition(read)
    return subscribe(read)
  }, [])
  return items
}
