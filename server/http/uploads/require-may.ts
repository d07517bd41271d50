import type { MiddlewareHandler } from 'hono'
import type { Permission } from '#domain/people/permissions.ts'
import type { EdgeVariables } from '#server/http/visit.ts'
import { requirePermission } from '#server/kernel/permit.ts'

/**
 * For addresses that accept files in pieces and belong to no operation: callers without permission are refused before
 * anything is read.
 */
export const requireMay =
  (permission: Permission): MiddlewareHandler<EdgeVariables> =>
  (context, next) => {
    requirePermission(context.get('visit').actor, permission)
    return next()
  }
