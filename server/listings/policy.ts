import { type Actor, isStaffActor } from '#server/kernel/actor.ts'

/** Specification, back office section 6: all listing management is for admin and owner. */
export const mayManageListings = (actor: Actor): boolean => isStaffActor(actor)
