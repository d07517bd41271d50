/** An origin that no one has: only our own paths survive the comparison with it. */
const anyOrigin = 'http://return.invalid'

/**
 * A path of this shop to continue to, or `otherwise`. The text comes from a URL that anyone can write, so it is parsed
 * as browsers parse it (WHATWG URL: backslashes, tabs, dots) and compared, never matched as text.
 */
export function safeReturnPath(text: string | null | undefined, otherwise = '/'): string {
  if (!text?.startsWith('/')) return otherwise
  const url = parse(text, anyOrigin)
  if (url?.origin !== anyOrigin) return otherwise
  const path = url.pathname + url.search + url.hash
  // "/.//evil.example" has our origin, yet its normalized path is a URL on another host.
  return path.startsWith('//') ? otherwise : path
}

/** The path within `origin` that an absolute or relative redirect URL leads to, or `otherwise`. */
export function ownRedirectPath(text: string | null | undefined, origin: string, otherwise = '/'): string {
  if (!text) return otherwise
  const url = parse(text, origin)
  if (url?.origin !== origin || url.username !== '' || url.password !== '') return otherwise
  return safeReturnPath(url.pathname + url.search + url.hash, otherwise)
}

function parse(text: string, base: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null
}
