import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { inBrowser } from '#app/browser-storage.ts'
import { useLiveEvents } from '#app/live.ts'
import { callOperation } from '#app/operations/call-operation.ts'
import { createAccountCart } from './account-cart.ts'
import type { CartStore } from './cart-store.ts'

/** Plus and minus are pressed in quick succession; the account is updated after a pause. */
const restMilliseconds = 400

/** Keeps a signed-in user's cart the same on all of their devices. */
export function AccountCart({ owner, store }: { owner: string; store: CartStore }) {
  const [cart] = useState(() => createAccountCart(owner, store, inBrowser, askAccount))
  const isSeen = useSyncExternalStore(onVisibility, readVisibility, () => false)
  const isCartShown = /^\/(cart|checkout)\/?$/.test(useLocation().pathname)
  useEffect(() => {
    if (!isSeen) return
    void cart.sync()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void (cart.hasNews() && cart.sync()), restMilliseconds)
    })
    return () => {
      stop()
      clearTimeout(timer)
      // The user leaves for the payment page, or switches tabs.
      if (cart.hasNews()) void cart.sync()
    }
  }, [cart, store, isSeen])
  return isSeen && isCartShown ? <HearOthers sync={cart.sync} /> : null
}

/** Changes from other devices show up live only where the cart is on screen: browsers have few connections to spare. */
function HearOthers({ sync }: { sync: () => Promise<void> }) {
  useLiveEvents(['cart.changed'], () => void sync())
  useEffect(() => void sync(), [sync])
  return null
}

async function askAccount(changes: Parameters<Parameters<typeof createAccountCart>[3]>[0]) {
  const called = await callOperation('cart.sync', 'POST /cart/sync', changes)
  return called.ok ? called.value.items : null
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const readVisibility = (): boolean => document.visibilityState === 'visible'
