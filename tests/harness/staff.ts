import { randomUUID } from 'node:crypto'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

/** A staff member, signed up through the accounts' own endpoint. */
export async function hireStaff(
  shop: Pick<Shop, 'auth'>,
  { email, fullName }: { email: string; fullName: string },
): Promise<Actor> {
  await shop.auth.createUser({ email, fullName, phone: '', role: 'admin', password: randomUUID() })
  const id = await shop.auth.userIdOf(email)
  if (id === null) throw new Error(`${email} could not be signed up`)
  return { visitorId: randomUUID(), user: { id, email, role: 'admin', sessionId: randomUUID() } }
}
