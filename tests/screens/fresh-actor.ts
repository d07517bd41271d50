import { randomUUID } from 'node:crypto'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

/** A staff member, for what a script does in their name. */
export async function freshActor({ auth }: Shop, email: string): Promise<Actor> {
  const id = await auth.userIdOf(email)
  if (id === null) throw new Error(`Nobody has the address ${email}`)
  return { visitorId: randomUUID(), user: { id, email, role: 'admin', sessionId: randomUUID() } }
}
