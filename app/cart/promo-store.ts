import { useSyncExternalStore } from 'react'
import type { Offer } from '#domain/money/discount.ts'

/** Where the applied code lies in the browser; like the cart, it outlives reloads and the payment page. */
const storageKey = 'gangwayPromo'

/** The offer that its code stood for when it was applied, so that figures are there before the server answers. */
export type AppliedPromo = { code: string; offer: Offer }

const listeners = new Set<() => void>()
let text: string | null = null
let applied: AppliedPromo | null = null

/** Null where none is applied, and on the server. */
export function usePromo(): AppliedPromo | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

export function storePromo(promo: AppliedPromo | null): void {
  try {
    if (promo) window.localStorage.setItem(storageKey, JSON.stringify(promo))
    else window.localStorage.removeItem(storageKey)
  } catch {
    // Without storage it is kept for as long as the page lives.
    applied = promo
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The same object until what is stored changes, as useSyncExternalStore needs it. */
function read(): AppliedPromo | null {
  let stored: string | null
  try {
    stored = window.localStorage.getItem(storageKey)
  } catch {
    return applied
  }
  if (stored !== text) {
    text = stored
    applied = parse(stored)
  }
  return applied
}

function parse(stored: string | null): AppliedPromo | null {
  try {
    const promo: Partial<AppliedPromo> | null = JSON.parse(stored ?? 'null')
    return typeof promo?.code === 'string' && isOffer(promo.offer)
      ? { code: promo.code, offer: promo.offer }
      : null
  } catch {
    return null
  }
}

function isOffer(value: unknown): value is Offer {
  if (typeof value !== 'object' || value === null) return false
  const { reduction, targets, minimumOrder, scope } = value as Partial<Offer>
  const amount = reduction?.type === 'percentage' ? reduction.share : reduction?.amount
  return (
    Number.isSafeInteger(amount) &&
    Number.isSafeInteger(minimumOrder) &&
    Array.isArray(targets) &&
    typeof scope === 'string'
  )
}
