import { newKey } from './new-key.ts'

const storageKey = 'checkoutKey'

type Kept = { key: string; contents: string }

/**
 * The key of a checkout with these contents: the same contents sent again, by a double click or after a look
 * at the payment page, are the same order; anything changed is another one.
 */
export function keyFor(contents: string): string {
  const kept = read()
  if (kept?.contents === contents) return kept.key
  return renewKey(contents)
}

/** For a checkout whose payment is over without success. */
export function renewKey(contents: string): string {
  const key = newKey()
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ key, contents }))
  } catch {
    // Without storage the same page still has its busy button; only a reload would start another order.
  }
  return key
}

function read(): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null')
    return typeof kept?.key === 'string' && typeof kept.contents === 'string'
      ? { key: kept.key, contents: kept.contents }
      : null
  } catch {
    return null
  }
}
