import { isPermitted, type Permission } from '#domain/people/permissions.ts'
import type { Actor } from '#server/kernel/actor.ts'

/**
 * Reads from a door of another area than the page's own: it is only called for those who may see that area, so that a
 * page opens with its own permission alone. Others get `otherwise`.
 */
export const whereMay = <Found>(
  { user }: Actor,
  permission: Permission,
  ask: () => Promise<Found>,
  otherwise: Found,
): Promise<Found> => (user && isPermitted(user, permission) ? ask() : Promise.resolve(otherwise))
