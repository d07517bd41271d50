import { eq } from 'drizzle-orm'
import { type DraftOrderInput, draftOf } from '#domain/orders/draft-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type ChosenId, isDone, takeId } from '#server/kernel/operations/chosen-ids.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { announce } from './announce.ts'
import type { DraftOrderDeps } from './deps.ts'
import { findRow } from './find.ts'
import { keepArtwork } from './keep-artwork.ts'
import { keepDraft } from './keep-draft.ts'
import { mailLink } from './mail-link.ts'
import { freeze, linkExpiry, openTry, soldMeanwhile } from './open-try.ts'
import { orTheirs, refuse } from './or-theirs.ts'
import { priceDraftOrder } from './price.ts'
import { draftOrders } from './tables.ts'

type Sent = DraftOrderInput & { seen?: Date }

export const bill = (deps: DraftOrderDeps, actor: Actor, sent: Sent) =>
  orTheirs(deps, sent, () => billOnce(deps, actor, sent))

async function billOnce(deps: DraftOrderDeps, actor: Actor, sent: Sent) {
  const { seen, ...input } = sent
  const { id } = input
  const chosen: ChosenId = { id, of: 'payment link', contents: input }
  if (await isSent(deps, chosen)) return ok({ id })
  const read = await priceDraftOrder(deps, actor, input)
  if (!read.ok) return (await isSent(deps, chosen)) ? ok({ id }) : invalid(read.fieldErrors)
  if (read.priced.totals.total === 0)
    throw new AppError(
      'conflict',
      'Nothing is to be paid, so there is nothing to send. Make it a paid order.',
    )
  const settings = await deps.readSettings()
  const billed = freeze(deps, input, read.priced, settings)
  const kept = await deps.database.transaction(async (transaction) => {
    const kept = await keepDraft(deps, transaction, actor, draftOf(input), seen)
    if (kept !== 'kept') return kept
    await takeId(transaction, chosen)
    const row = await findRow(transaction, id)
    if (!row) throw new Error('A draft was written and is not there')
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
    return kept
  })
  return kept === 'kept' || (await isSent(deps, chosen)) ? ok({ id }) : refuse(kept, sent)
}

/** Whether this very form was sent before, and its link not called off since. @throws IdTaken */
async function isSent({ database: { orm } }: DraftOrderDeps, chosen: ChosenId): Promise<boolean> {
  if (!(await isDone(orm, chosen))) return false
  const state = (await findRow(orm, chosen.id))?.state
  return state === 'sent' || state === 'paid'
}
