import type { Actor } from '#server/kernel/actor.ts'
import type { EditRequestDeps } from './deps.ts'
import { requireUser } from './policy.ts'

/**
 * The name that a person, or a program by its key, signs with; a guest's name is taken from their order. Looked up
 * before a transaction begins.
 */
export async function authorOf(
  { people }: Pick<EditRequestDeps, 'people'>,
  actor: Actor,
): Promise<{ id: string; name: string }> {
  if (actor.key) return { id: actor.key.id, name: actor.key.name }
  if (!actor.user && actor.heldOrders?.length) return { id: actor.visitorId, name: '' }
  const user = requireUser(actor)
  const [profile] = await people.findByIds([user.id])
  return { id: user.id, name: profile?.fullName || user.email }
}
