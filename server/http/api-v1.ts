import { Hono } from 'hono'
import type { Shop } from '#server/compose.ts'
import { AppError } from '#server/kernel/errors.ts'
import { artworkApi } from './api-v1/artworks.ts'
import { designApi } from './api-v1/designs.ts'
import { orderItemApi } from './api-v1/order-items.ts'
import type { EdgeVariables } from './edge.ts'

/** The JSON API. Refusals are `{ error: { code, message, advice } }`. */
export function apiV1Routes({
  artwork,
  designs,
  printFiles,
}: Pick<Shop, 'artwork' | 'designs' | 'printFiles'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.route('/artworks', artworkApi(artwork))
  routes.route('/designs', designApi(designs))
  routes.route('/order-items', orderItemApi(printFiles))
  routes.all('*', () => {
    throw new AppError('not_found', 'There is no such call.')
  })
  return routes
}
