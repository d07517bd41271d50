/** Pages of the shop whose visits are counted under their own URL. */
const pages: ReadonlySet<string> = new Set([
  ...['', 'about', 'ai-builder', 'auth', 'blog', 'builder', 'cart', 'checkout', 'contact', 'gang-sheet'],
  ...[
    'payment-success',
    'print-marketplace',
    'prints',
    'privacy',
    'questions',
    'quotes',
    'returns',
    'search',
  ],
  ...['shipping', 'terms', 'tracking', 'tshirt-marketplace', 'tshirts', 'tumbler-marketplace', 'tumblers'],
])

/** Sections whose pages show one article or product each. */
const shelves: ReadonlySet<string> = new Set([
  ...['blog', 'print-marketplace', 'prints', 'tshirt-marketplace', 'tumbler-marketplace'],
])

/** The slug of a counted page directly below one of `shelves`; null for any other. */
export function slugBelow(page: string, shelves: readonly string[]): string | null {
  const end = page.lastIndexOf('/')
  return shelves.includes(page.slice(0, end)) ? page.slice(end + 1) : null
}

/**
 * The page that a visit to `path` counts for; null for personal pages, whose URLs may give access to them, and for
 * anything that is not a page of the shop.
 */
export function countedPage(path: string): string | null {
  const [first = '', slug, ...rest] = path
    .replace(/[?#].*/, '')
    .replace(/^\/|\/$/g, '')
    .split('/')
  if (rest.length > 0) return null
  if (slug === undefined) return pages.has(first) ? `/${first}` : null
  return shelves.has(first) && /^[a-z0-9][a-z0-9-]{0,119}$/.test(slug) ? `/${first}/${slug}` : null
}
