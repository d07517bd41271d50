import { Hono } from 'hono'
import type { Shop } from '#server/shop.ts'

import type { Drain } from './drain.ts'

/**
 * `/live`: the process responds. `/ready`: it can serve, because its database responds as well and it is not shutting
 * down. `disk` reports the doctor's finding (server/disk): a full disk stops uploads, not the shop, so it takes no
 * process out of service.
 */
export function healthRoutes(shop: Pick<Shop, 'isReady' | 'disk'>, drain: Drain): Hono {
  const routes = new Hono()
  routes.get('/live', (context) => context.json({ status: 'live' }))
  routes.get('/ready', async (context) => {
    drain.noteReadyAsked()
    if (drain.stopping.aborted) return context.json({ status: 'stopping' }, 503)
    const isReady = await shop.isReady()
    const { state } = await shop.disk.room()
    return context.json({ status: isReady ? 'ready' : 'unavailable', disk: state }, isReady ? 200 : 503)
  })
  return routes
}
