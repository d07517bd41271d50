import { type Actor, isStaffActor } from '#server/kernel/actor.ts'

/** Products are the shop's own: staff make and change them. */
export const mayManageProducts = (actor: Actor): boolean => isStaffActor(actor)
