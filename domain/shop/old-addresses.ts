import { isOwnPage } from './own-pages.ts'

/** What becomes of an address that somebody wrote: its path, or what to do about it. */
export type ReadAddress = { ok: true; path: string } | { ok: false; message: string }

export const maxAddressLength = 500
/** All of them are in memory of each process, at most 20 MB. */
export const maxRedirects = 20_000

const refuse = (message: string): ReadAddress => ({ ok: false, message })

/** Where no path may go on: what browsers read as another host, and what no address holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const strange = /[\u0000-\u0020\u007f\\]/

/**
 * The path of an address of the shop before this one, as it is looked up: in small letters, its signs decoded, without a
 * slash at its end. A whole address is taken by its path, whatever its host.
 */
export function readOldPath(text: string): ReadAddress {
  const written = text.trim()
  const path = /^https?:\/\//i.test(written) ? pathOfAddress(written) : written
  if (path === null || !path.startsWith('/') || path.startsWith('//'))
    return refuse('Begin it with a slash, such as /products/summer-tee')
  if (path.length > maxAddressLength) return refuse(`Use at most ${maxAddressLength} characters`)
  if (path.includes('?'))
    return refuse('Leave out the “?” and what follows: old addresses are known by their path')
  const key = keyOfPath(path.split('#')[0] ?? '')
  if (key === null || strange.test(key)) return refuse('This is no address of a page')
  if (key === '/') return refuse('The home page of this shop is there')
  if (isOwnPage(key)) return refuse('This shop has a page there itself, so nobody would be led on')
  return { ok: true, path: key }
}

/** A page of this shop, with its query if it has one; `origin` is the shop's own. Addresses elsewhere are refused. */
export function readOwnPath(text: string, origin: string): ReadAddress {
  const written = text.trim()
  const elsewhere = refuse('Give a page of this shop, such as /tshirt-marketplace/summer-tee')
  if (written === '' || strange.test(written) || !URL.canParse(written, origin)) return elsewhere
  const { origin: its, pathname, search, hash } = new URL(written, origin)
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(written)
  if (its !== origin || pathname.startsWith('//') || (!isWhole && !/^\/(?!\/)/.test(written)))
    return elsewhere
  const path = pathname + search + hash
  if (path.length > maxAddressLength) return refuse(`Use at most ${maxAddressLength} characters`)
  return { ok: true, path }
}

/** By what a path is looked up; null where its signs are no text. */
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
