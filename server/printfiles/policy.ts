import { type Actor, isStaffActor } from '#server/kernel/actor.ts'

/** Print files are the shop's own: staff make and download them. */
export const mayMakePrintFiles = (actor: Actor): boolean => isStaffActor(actor)
