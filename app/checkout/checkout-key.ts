import { inTab, keepJson, readJson } from '#app/browser-storage.ts'
import { newKey } from './new-key.ts'

const storageKey = 'checkoutKey'

type Kept = { key: string; contents: string }

/**
 * The key of a checkout with these contents: sending the same contents again, by a double click or after a look at the
 * payment page, is the same order; any change makes it a new one.
 */
export function keyFor(contents: string): string {
  const kept = read()
  if (kept?.contents === contents) return kept.key
  return renewKey(contents)
}

/** For a checkout whose payment ended without success. */
export function renewKey(contents: string): string {
  const key = newKey()
  // Without storage, this page still has its busy button; only a reload would start another order.
  keepJson(inTab, storageKey, { key, contents })
  return key
}

function read(): Kept | null {
  const { key, contents }: Partial<Kept> = Object(readJson(inTab, storageKey))
  return typeof key === 'string' && typeof contents === 'string' ? { key, contents } : null
}
