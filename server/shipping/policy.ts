import type { Actor } from '#server/kernel/actor.ts'

/** What shipments remember of who made them. */
export const nameOf = (actor: Actor): string => actor.user?.email ?? 'visitor'
