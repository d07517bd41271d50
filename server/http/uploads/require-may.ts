import type { MiddlewareHandler } from 'hono'
import type { Permission } from '#domain/people/permissions.ts'
import type { EdgeVariables } from '#server/http/visit.ts'
import { requirePermission } from '#server/kernel/permit.ts'

/** Of addresses that take files in pieces, and no operation: who may not is refused before anything is read. */
export const requireMay =
  (permission: Permission): MiddlewareHandler<EdgeVariables> =>
  (context, next) => {
    requirePermission(context.get('visit').actor, permission)
    return next()
  }
