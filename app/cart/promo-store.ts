import { useSyncExternalStore } from 'react'
import { inBrowser, keepJson, keepText, readJson, readText } from '#app/browser-storage.ts'
import type { Offer } from '#domain/money/discount.ts'

/** Storage key of the applied code in the browser; like the cart, it survives reloads and the payment page. */
const storageKey = 'gangwayPromo'

/** The offer the code had when it was applied, so that figures are available before the server answers. */
export type AppliedPromo = { code: string; offer: Offer }

const listeners = new Set<() => void>()
let text: string | null = null
let applied: AppliedPromo | null = null
/** Without storage, it is kept until the page is closed. */
let isMemoryOnly = false

/** Null if none is applied, and on the server. */
export function usePromo(): AppliedPromo | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

export function storePromo(promo: AppliedPromo | null): void {
  isMemoryOnly = !(promo ? keepJson(inBrowser, storageKey, promo) : keepText(inBrowser, storageKey, null))
  if (isMemoryOnly) applied = promo
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

/** The same object until what is stored changes, as useSyncExternalStore requires. */
function read(): AppliedPromo | null {
  if (isMemoryOnly) return applied
  const stored = readText(inBrowser, storageKey)
  if (stored !== text) {
    text = stored
    applied = toPromo(readJson(inBrowser, storageKey))
  }
  return applied
}

function toPromo(stored: unknown): AppliedPromo | null {
  const { code, offer }: Partial<AppliedPromo> = Object(stored)
  return typeof code === 'string' && isOffer(offer) ? { code, offer } : null
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
