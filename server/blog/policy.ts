import { type Actor, isStaffActor } from '#server/kernel/actor.ts'

/** Specification, back office section 6: blog management is for staff. */
export const mayWriteArticles = (actor: Actor): boolean => isStaffActor(actor)
