import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'
import type { GuestOrdersDeps } from '../deps.ts'

const orderGone = 'There is no such order.'

/**
 * The link goes to the order's own address and to no other: having the order's link doesn't give anyone the buyer's
 * account. Following it proves the mailbox, and that brings the order into the account.
 */
export const keepInAccount = defineOperation({
  name: 'orders.keep-in-account',
  route: { onlyPages: 'the link that it emails leads to a page' },
  summary:
    'Email a link to the address on one of your own guest orders, which saves the order to an account with that address',
  may: 'buyer',
  input: z.object({ order: z.uuid(orderGone) }),
  example: { order: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.object({ mailedTo: z.string() }),
  async run({ orders, auth }: GuestOrdersDeps, actor, { order }) {
    const found = await orders.receiptOf(actor, order)
    if (!found) throw new AppError('not_found', orderGone)
    if (!found.isGuest) throw new AppError('conflict', 'This order is already saved to an account.')
    if (!auth.ways.email_link || !auth.ways.signUp)
      throw new AppError('forbidden', 'This shop isn’t accepting new accounts right now.')
    const asked = await auth.requestSignInLink(found.contactEmail, actor, `/order/${order}`)
    if (!asked.ok) throw tooOften(asked, { what: 'We just emailed you.' })
    return ok({ mailedTo: found.contactEmail })
  },
})
