import { eq } from 'drizzle-orm'
import { type DraftOrderInput, draftOf } from '#domain/orders/draft-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { announce } from './announce.ts'
import type { DraftOrderDeps } from './deps.ts'
import { keepArtwork } from './keep-artwork.ts'
import { mailLink } from './mail-link.ts'
import { freeze, linkExpiry, openTry, soldMeanwhile } from './open-try.ts'
import { findMade, keepChosen, orTheirs, refuse } from './or-theirs.ts'
import { priceDraftOrder } from './price.ts'
import { draftOrders } from './tables.ts'

type Sent = DraftOrderInput & { seen?: Date }

export const bill = (deps: DraftOrderDeps, actor: Actor, sent: Sent) =>
  orTheirs(deps, sent, () => billOnce(deps, actor, sent))

async function billOnce(deps: DraftOrderDeps, actor: Actor, sent: Sent) {
  const { seen, ...input } = sent
  const { id } = input
  const chosen = { id, of: 'payment link', contents: input }
  if (await isSent(deps, chosen)) return ok({ id })
  const read = await priceDraftOrder(deps, actor, input)
  if (!read.ok) return (await isSent(deps, chosen)) ? ok({ id }) : invalid(read.fieldErrors)
  if (read.priced.totals.total === 0)
    throw new AppError(
      'conflict',
      'There’s nothing to pay, so there’s nothing to send. Make it a paid order.',
    )
  const settings = await deps.readSettings()
  const billed = freeze(deps, input, read.priced, settings)
  const theirs = await deps.database.transaction(async (transaction) => {
    const kept = await keepChosen(deps, transaction, actor, { draft: draftOf(input), seen, chosen })
    if (!kept.row) return kept.theirs
    const { row } = kept
    const now = deps.clock.now()
    const expiresAt = linkExpiry(now)
    const opened = await openTry(deps, transaction, billed, {
      ...{ draftOrderId: id, token: row.token, returnOrigin: actor.origin ?? deps.origin },
      ...{ siteName: settings.siteName, expiresAt },
      opened: { by: actor, note: 'Payment link sent' },
    })
    if (!opened) throw soldMeanwhile()
    const asSent = {
      state: 'sent',
      billed,
      totalCents: billed.totals.total,
      sentAt: now,
      sentCount: 1,
    } as const
    await transaction
      .update(draftOrders)
      .set({ ...asSent, expiresAt, changedAt: now })
      .where(eq(draftOrders.id, id))
    await keepArtwork(deps, transaction, input, billed)
    await mailLink(deps, transaction, { ...row, ...asSent, expiresAt }, settings)
    await audit(transaction, actor, {
      action: 'draft-order.send',
      subject: `draft-order:${id}`,
      after: { totalCents: billed.totals.total, email: billed.contact.email },
    })
    await announce(deps, transaction, id)
    return null
  })
  return theirs === null || (await isSent(deps, chosen)) ? ok({ id }) : refuse(theirs, sent)
}

/** Whether this very form was sent before, and its link not canceled since. @throws IdTaken */
async function isSent(deps: DraftOrderDeps, chosen: Parameters<typeof findMade>[1]): Promise<boolean> {
  const state = (await findMade(deps, chosen))?.state
  return state === 'sent' || state === 'paid'
}
