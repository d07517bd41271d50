import { isStaff, type Role } from '#domain/role.ts'

/** Who asks: always a visitor (a browser, by a random id in a cookie), and a user when signed in. */
export type Actor = {
  visitorId: string
  user: SignedInUser | null
}

export type SignedInUser = { id: string; email: string; role: Role; sessionId: string }

export const isStaffActor = (actor: Actor): boolean => actor.user !== null && isStaff(actor.user.role)

/** Things belong to the user who made them, or to the visitor while nobody was signed in. */
export type Owned = { ownerId: string | null; visitorId: string | null }

export function owns(actor: Actor, thing: Owned): boolean {
  if (thing.ownerId !== null) return actor.user?.id === thing.ownerId
  return thing.visitorId !== null && thing.visitorId === actor.visitorId
}

/** What jobs, seeds and the command line act as. */
export type SystemActor = { system: string }
