import { isOwnPage } from './own-pages.ts'

/** The result of reading an address that someone entered: its path, or what to do about it. */
export type ReadAddress = { ok: true; path: string } | { ok: false; message: string }

export const maxAddressLength = 500
/** Every process keeps all of them in memory, at most 20 MB. */
export const maxRedirects = 20_000

const refuse = (message: string): ReadAddress => ({ ok: false, message })

/**
 * Characters that a path must not contain: those that make browsers see another host, and those that no URL contains.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const strange = /[\u0000-\u0020\u007f\\]/

/**
 * The lookup path of a URL from the shop before this one: in lower case, with its characters decoded, without a
 * trailing slash. Of a full URL only the path is used, whatever its host.
 */
export function readOldPath(text: string): ReadAddress {
  const written = text.trim()
  const path = /^https?:\/\//i.test(written) ? pathOfAddress(written) : written
  if (path === null || !path.startsWith('/') || path.startsWith('//'))
    return refuse('Start it with a slash, such as /products/summer-tee')
  if (path.length > maxAddressLength) return refuse(`Use at most ${maxAddressLength} characters`)
  if (path.includes('?'))
    return refuse('Leave out the “?” and what follows: old addresses are matched by their path')
  const key = keyOfPath(path.split('#')[0] ?? '')
  if (key === null || strange.test(key)) return refuse('This isn’t the address of a page')
  if (key === '/') return refuse('This is the address of this shop’s home page')
  if (isOwnPage(key)) return refuse('This shop has its own page there, so no one would be redirected')
  return { ok: true, path: key }
}

/** A page of this shop, with its query if it has one; `origin` is the shop's own. URLs elsewhere are refused. */
export function readOwnPath(text: string, origin: string): ReadAddress {
  const written = text.trim()
  const elsewhere = refuse('Enter a page of this shop, such as /tshirt-marketplace/summer-tee')
  if (written === '' || strange.test(written) || !URL.canParse(written, origin)) return elsewhere
  const { origin: its, pathname, search, hash } = new URL(written, origin)
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(written)
  if (its !== origin || pathname.startsWith('//') || (!isWhole && !/^\/(?!\/)/.test(written)))
    return elsewhere
  const path = pathname + search + hash
  if (path.length > maxAddressLength) return refuse(`Use at most ${maxAddressLength} characters`)
  return { ok: true, path }
}

/** The key for looking up a path; null if it cannot be decoded as text. */
export function keyOfPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).normalize('NFC').toLowerCase()
    return decoded.replace(/\/+$/, '') || '/'
  } catch {
    return null
  }
}

function pathOfAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}
