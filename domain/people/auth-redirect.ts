import { ownRedirectPath } from './return-path.ts'

/** Schemes that run or display something instead of leading somewhere. */
const neverSchemes = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'view-source:',
])

/**
 * Where a sign-in may redirect to: a path of this shop, or a URL that `allowList` names. Null for anything else.
 * Entries are whole URLs ('https://app.example.com/callback', 'myapp://signed-in'); one that ends in '/*' allows
 * everything below. Both sides are parsed as browsers parse them (WHATWG URL) and compared part by part.
 */
export function allowedRedirect(
  text: string | null | undefined,
  origin: string,
  allowList: readonly string[],
): string | null {
  if (!text) return null
  const own = ownRedirectPath(text, origin, '')
  if (own !== '') return own
  const wanted = parse(text)
  if (!wanted || neverSchemes.has(wanted.protocol) || wanted.username !== '' || wanted.password !== '')
    return null
  return allowList.some((entry) => allows(entry, wanted)) ? wanted.href : null
}

function allows(entry: string, wanted: URL): boolean {
  const isTree = entry.endsWith('/*')
  const allowed = parse(isTree ? entry.slice(0, -1) : entry)
  if (!allowed || allowed.protocol !== wanted.protocol || allowed.host !== wanted.host) return false
  if (!isTree) return allowed.pathname === wanted.pathname
  // The server at the other end may decode an encoded separator.
  return wanted.pathname.startsWith(allowed.pathname) && !/%2f|%5c|\\/i.test(wanted.pathname)
}

const parse = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
