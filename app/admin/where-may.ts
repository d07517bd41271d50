import { isPermitted, type Permission } from '#domain/people/permissions.ts'
import type { Actor } from '#server/kernel/actor.ts'

/**
 * What a door answers of another area than the page's own: it is asked only for whoever may look there, so that a page
 * opens by its own permission alone. `otherwise` is what the others see.
 */
export const whereMay = <Found>(
  { user }: Actor,
  permission: Permission,
  ask: () => Promise<Found>,
  otherwise: Found,
): Promise<Found> => (user && isPermitted(user, permission) ? ask() : Promise.resolve(otherwise))
