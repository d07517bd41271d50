import type { ServePage } from './visit.ts'

/** Short enough that browser caches don't hold up an owner who corrects an address. */
const heldFor = 'public, max-age=3600'

/**
 * If the shop has no page at an address, but its owner has set a redirect for it: 301 (RFC 9110 section 15.4.2), with
 * the original query. Existing pages cost no extra query.
 */
export const leadOn =
  (servePage: ServePage): ServePage =>
  async (request, shop, visit) => {
    const response = await servePage(request, shop, visit)
    const isAsked = request.method === 'GET' || request.method === 'HEAD'
    if (response.status !== 404 || !isAsked) return response
    const { pathname, search } = new URL(request.url)
    const to = await shop.redirects.find(pathname)
    if (to === null) return response
    await response.body?.cancel()
    const [place = '', mark] = to.split('#')
    const location = (place.includes('?') ? place : place + search) + (mark ? `#${mark}` : '')
    return new Response(null, { status: 301, headers: { location, 'cache-control': heldFor } })
  }
