import type { Actor } from '#server/kernel/actor.ts'
import { nameOfKey } from '#server/kernel/audit.ts'

/** What shipments remember of who made them. */
export const nameOf = (actor: Actor): string =>
  actor.key ? nameOfKey(actor.key) : (actor.user?.email ?? 'visitor')
