import { isPermitted, type Permission } from '#domain/people/permissions.ts'
import type { Actor, SystemActor } from './actor.ts'
import { AppError } from './errors.ts'

/** The shop itself, in jobs, seeds and on the command line, may do everything. */
export function mayDo(actor: Actor | SystemActor, permission: Permission): boolean {
  if ('system' in actor) return true
  if (actor.key) return actor.key.permissions.has(permission)
  return actor.user !== null && isPermitted(actor.user, permission)
}

/** @throws AppError 'Access Denied' (docs/spec-map.md B6). */
export function requirePermission(actor: Actor | SystemActor, permission: Permission): void {
  if (!mayDo(actor, permission)) throw new AppError('forbidden', 'Access Denied')
}
