import { Hono } from 'hono'
import type { Shop } from '#server/compose.ts'
import { AppError } from '#server/kernel/errors.ts'
import { artworkApi } from './api-v1/artworks.ts'
import { designApi } from './api-v1/designs.ts'
import { draftApi } from './api-v1/drafts.ts'
import { letteringApi } from './api-v1/letterings.ts'
import { operationRoutes } from './api-v1/operation-routes.ts'
import { orderItemApi } from './api-v1/order-items.ts'
import { outsideDesignApi } from './api-v1/outside-designs.ts'
import { ownPicturesApi } from './api-v1/own-pictures.ts'
import type { EdgeVariables } from './edge.ts'

/** The JSON API. Refusals are `{ error: { code, message, advice } }`. */
export function apiV1Routes({
  artwork,
  auth,
  designs,
  drafts,
  operations,
  ownPictures,
  printFiles,
}: Pick<
  Shop,
  'artwork' | 'auth' | 'designs' | 'drafts' | 'operations' | 'ownPictures' | 'printFiles'
>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.route('/artworks', artworkApi(artwork))
  routes.route('/designs', designApi(designs))
  routes.route('/drafts', draftApi(drafts))
  routes.route('/outside-designs', outsideDesignApi(designs))
  routes.route('/letterings', letteringApi(artwork))
  routes.route('/own-pictures', ownPicturesApi(ownPictures))
  routes.route('/order-items', orderItemApi(printFiles))
  routes.route('/', operationRoutes(operations, auth.ownAccount))
  routes.all('*', () => {
    throw new AppError('not_found', 'There is no such call.')
  })
  return routes
}
