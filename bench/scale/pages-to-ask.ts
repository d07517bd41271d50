import { lists } from '#domain/lists/lists.ts'
import type { Caller } from '#tests/authorization/callers.ts'
import { matrix } from '#tests/authorization/matrix.ts'
import type { World } from '#tests/authorization/things.ts'

/** An address, and who requests it. */
export type PageToAsk = { path: string; caller: Caller }

/** Not pages: files and images, endless event streams, endpoints for other programs. */
const isNoPage = /^\/(files|events|auth\/v1|functions|health|uploads|api-reference|licenses)/

/**
 * Every page and list of storefront, account and back office, as listed in the authorization matrix: a route without a
 * row fails its test, so a new page is measured without being listed here. Each is requested by the first caller who
 * may see it.
 */
export async function pagesToAsk(world: World): Promise<PageToAsk[]> {
  const pages = new Map<string, PageToAsk>()
  for (const { method, path, answers, headers, by } of matrix) {
    if (method !== 'GET' || headers || by) continue
    const name = (['anonymous', 'customer', 'owner'] as const).find((one) => answers[one] === 200)
    if (!name) continue
    const caller = world.callers[name]
    const address = typeof path === 'function' ? await path(world, caller) : path
    if (!isNoPage.test(address)) pages.set(address, { path: address, caller })
  }
  for (const path of shelves) pages.set(path, { path, caller: world.callers.anonymous })
  for (const path of searches.concat(sortings)) pages.set(path, { path, caller: world.callers.owner })
  return [...pages.values()]
}

/** A shelf's further pages: twenty-four more cards each, forty pages at most. */
const shelves = ['/prints', '/print-marketplace'].flatMap((shelf) =>
  ['?pages=5', '?search=river', '?search=nothing-like-it', '?category=general'].map((query) => shelf + query),
)

/** What staff search for: terms found often, found once, and not found. */
const searches = [
  ...[
    '/admin?customer=okafor',
    '/admin?customer=ada.whitaker0',
    '/admin?number=GW-000042',
    '/admin?customer=nobody-like',
  ],
  ...[
    '/admin/customers?text=okafor',
    '/admin/customers?text=ada.whitaker0',
    '/admin/customers?text=nobody-like',
  ],
  ...['/admin/payments?search=okafor', '/admin/payments?search=GW-000042'],
  ...['/admin/mails?text=okafor', '/admin/labels?text=okafor'],
  ...['okafor', 'ada.whitaker0', 'GW-000042', 'nobody-like'].map((text) => `/api/v1/search?text=${text}`),
]

/** Lists that grow with the orders, sorted by every column that their header offers. */
const sortings = (['orders', 'customers', 'payments'] as const).flatMap((name) =>
  Object.keys(lists[name].columns).map((column) => `/admin/${name}/more?sort=-${column}`),
)

/** Lists that are read page by page, by the address for the rows after a given one. */
export const isList = ({ path }: PageToAsk): boolean => /\/more(\?|$)/.test(path)

type Place = { key: string; id: string }

/**
 * Where a middle page and the last one begin, derived from where the second one does, by the keys that the rows are
 * ordered by. A place need not be that of a row.
 */
export function furtherPlaces({ key, id }: Place, isDescending: boolean): { middle: Place; last: Place } {
  const [low, middle, high] = keysLike(key)
  return { middle: { key: middle, id }, last: { key: isDescending ? low : high, id } }
}

function keysLike(key: string): [string, string, string] {
  if (/^\d{4}-\d\d-\d\d /.test(key) || /infinity$/.test(key))
    return ['2017-01-01 00:00:00+00', '2020-01-01 00:00:00+00', '2026-11-20 00:00:00+00']
  if (/^-?\d+$/.test(key)) return ['10', '5000', '100000']
  return ['b', 'm', 'y']
}
