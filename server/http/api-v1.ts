import { Hono } from 'hono'
import { AppError } from '#server/kernel/errors.ts'
import {
  isPublic,
  type Method,
  type OperationShape,
  routeOf,
} from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'
import type { Shop } from '#server/shop.ts'
import { operationRoutes } from './api-v1/operation-routes.ts'
import type { EdgeVariables } from './visit.ts'

const calls = (catalog as readonly OperationShape[]).filter(isPublic).map((operation) => {
  const { method, path } = routeOf(operation)
  return { method, pattern: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
})

/** The methods by which an address is called. */
const methodsOf = (path: string): Method[] => [
  ...new Set(calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
]

/** The JSON API. Refusals are `{ error: { code, message, advice } }`. */
export function apiV1Routes({ auth, operations }: Pick<Shop, 'auth' | 'operations'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.route('/', operationRoutes(operations, auth.ownAccount))
  routes.all('*', (context) => {
    const methods = methodsOf(context.req.path)
    if (methods.length === 0) throw new AppError('not_found', 'There is no such call.')
    context.header('allow', methods.join(', '))
    throw new AppError('wrong_method', `There is no ${context.req.method} of this address.`)
  })
  return routes
}
