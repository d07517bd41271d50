import type { Permission } from '#domain/people/permissions.ts'
import { isStaff, type Role } from '#domain/people/role.ts'

/** Who makes a request: always a visitor (a browser, by a random id in a cookie), and a user when signed in. */
export type Actor = {
  visitorId: string
  user: SignedInUser | null
  /** Orders whose emailed link this browser has opened: these count as theirs, with or without an account. */
  heldOrders?: readonly string[]
  /** An artwork or design that one of their orders is printed from: they may view it. */
  shown?: string
  /** Instead of a user, when a program makes the request. */
  key?: KeyOfProgram
  /** How the request came in; absent if there is none, as in jobs. */
  way?: Way
  /** The network address of the request; absent if there is none. */
  network?: string
  /** Scheme and host that the request was sent to; absent if there is none. */
  origin?: string
  /** How the client identifies itself (HTTP User-Agent); absent if there is no request. */
  userAgent?: string
}

export type Way = 'page' | 'api' | 'command line'

/**
 * Another program, identified by its API key. It belongs to no user and owns nothing; it can do only what its
 * permissions allow.
 */
export type KeyOfProgram = { id: string; name: string; permissions: ReadonlySet<Permission> }

export type SignedInUser = {
  id: string
  email: string
  role: Role
  /** Of a role that the owner created. */
  permissions?: readonly Permission[]
  sessionId: string
}

export const isStaffActor = (actor: Actor): boolean => actor.user !== null && isStaff(actor.user.role)

/** The actor for jobs, seeds and the command line. */
export type SystemActor = { system: string }

export const commandLine: SystemActor = { system: 'command line' }
