import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { GuestOrdersDeps } from './deps.ts'
import { keepInAccount } from './operations/keep-in-account.ts'
import { mailLink } from './operations/mail-link.ts'

export const guestOrderOperations = [keepInAccount, mailLink] as const

/** Orders placed without an account: how to reach their page, and how to move them into an account. */
export const createGuestOrders = (deps: GuestOrdersDeps): { operations: BoundOperation[] } => ({
  operations: bindOperations(guestOrderOperations, deps),
})
