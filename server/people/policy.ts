import type { Actor, SystemActor } from '#server/kernel/actor.ts'

export const isSystem = (actor: Actor | SystemActor): actor is SystemActor => 'system' in actor

/** DECISIONS.md 16: only an owner changes roles; the command line and the first run act as the house. */
export const mayChangeRoles = (actor: Actor | SystemActor): boolean =>
  isSystem(actor) || actor.user?.role === 'owner'
