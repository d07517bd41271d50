import { Hono } from 'hono'
import type { Shop } from '#server/compose.ts'

/** `/live`: the process answers. `/ready`: it can serve, because its database answers too. */
export function healthRoutes(shop: Pick<Shop, 'isReady'>): Hono {
  const routes = new Hono()
  routes.get('/live', (context) => context.json({ status: 'live' }))
  routes.get('/ready', async (context) => {
    const isReady = await shop.isReady()
    return context.json({ status: isReady ? 'ready' : 'unavailable' }, isReady ? 200 : 503)
  })
  return routes
}
