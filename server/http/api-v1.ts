import { Hono } from 'hono'
import { AppError } from '#server/kernel/errors.ts'
import type { Shop } from '#server/shop.ts'
import { operationRoutes } from './api-v1/operation-routes.ts'
import { methodsAt } from './methods-at.ts'
import type { EdgeVariables } from './visit.ts'

/** The JSON API. Refusals are `{ error: { code, message, advice } }`. */
export function apiV1Routes({ auth, operations }: Pick<Shop, 'auth' | 'operations'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.route('/', operationRoutes(operations, auth.ownAccount))
  routes.all('*', (context) => {
    const methods = methodsAt(routes, '/api/v1', context.req.path)
    if (methods.length === 0) throw new AppError('not_found', 'There is no such endpoint.')
    context.header('allow', methods.join(', '))
    throw new AppError('wrong_method', `This address does not support ${context.req.method}.`)
  })
  return routes
}
