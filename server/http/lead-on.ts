import type { ServePage } from './visit.ts'

/** An owner who corrects an address is not held up by browsers for long. */
const heldFor = 'public, max-age=3600'

/**
 * Where the shop has no page at an address, but its owner has said where that address leads: 301 (RFC 9110 section
 * 15.4.2), with the query that came. Pages that are there are asked nothing more.
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
