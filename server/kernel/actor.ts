import type { Permission } from '#domain/people/permissions.ts'
import { isStaff, type Role } from '#domain/people/role.ts'

/** Who asks: always a visitor (a browser, by a random id in a cookie), and a user when signed in. */
export type Actor = {
  visitorId: string
  user: SignedInUser | null
  /** Orders whose mailed link their browser has opened: they are theirs, too, whether they have an account or not. */
  heldOrders?: readonly string[]
  /** An artwork or a design that an order of theirs is printed from: they may look at it. */
  shown?: string
  /** In place of a user, where a program asks. */
  key?: KeyOfProgram
  /** How they ask; absent where nobody asks, as in jobs. */
  way?: Way
  /** The network address that a request came from; absent where no request is behind it. */
  network?: string
  /** Scheme and host that it was sent to; absent where no request is behind it. */
  origin?: string
  /** What the program in front of them calls itself (HTTP User-Agent); absent where no request is behind it. */
  userAgent?: string
}

export type Way = 'page' | 'api' | 'command line'

/** Another program, by its API key. It is nobody's: it has nothing of its own, and what its permissions open. */
export type KeyOfProgram = { id: string; name: string; permissions: ReadonlySet<Permission> }

export type SignedInUser = {
  id: string
  email: string
  role: Role
  /** Of a role that the owner made. */
  permissions?: readonly Permission[]
  sessionId: string
}

export const isStaffActor = (actor: Actor): boolean => actor.user !== null && isStaff(actor.user.role)

/** What jobs, seeds and the command line act as. */
export type SystemActor = { system: string }

export const commandLine: SystemActor = { system: 'command line' }
