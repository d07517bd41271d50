import { and, eq, sql } from 'drizzle-orm'
import { type FieldErrors, fieldErrors } from '#domain/checkout.ts'
import { promiseWords } from '#domain/due-date.ts'
import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { manualOrderDraftSchema } from '#domain/manual-order.ts'
import { cents, formatMoney } from '#domain/money.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { paymentLink } from '#server/mail/templates/payment-link.ts'
import { announce } from './announce.ts'
import { findRow } from './find.ts'
import { keepArtwork } from './keep-artwork.ts'
import type { ManualOrderNeeds } from './needs.ts'
import { freeze, linkExpiry, openTry } from './open-try.ts'
import { type ManualOrderRow, payPath, toBill } from './present.ts'
import { priceManualOrder } from './price.ts'
import { keepDraft } from './save-draft.ts'
import { manualOrders } from './tables.ts'

export type SendLinkOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'stock' | 'nothing_to_pay' | 'moved_on' | 'not_found'; message: string }

const refuse = (
  reason: Extract<SendLinkOutcome, { message: string }>['reason'],
  message: string,
): SendLinkOutcome => ({ ok: false, reason, message })

/**
 * Bills what staff have filled in: from now on it does not change, its stock is held for as long as the link can be
 * paid, and the customer is mailed. The same form sent twice is one bill and one mail. Staff only.
 */
export async function sendLink(
  needs: ManualOrderNeeds,
  actor: Actor,
  filledIn: unknown,
  origin: string,
): Promise<SendLinkOutcome> {
  const draft = manualOrderDraftSchema.safeParse(filledIn)
  if (!draft.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrors(draft.error) }
  const { id } = draft.data
  const read = await priceManualOrder(needs, actor, filledIn)
  if (!read.ok) return (await isSent(needs, id)) ? { ok: true, id } : { ...read, reason: 'invalid' }
  if (read.priced.quote.total === 0)
    return refuse(
      'nothing_to_pay',
      'Nothing is to be paid, so there is nothing to send. Make it a paid order.',
    )
  const settings = await needs.readSettings()
  const billed = freeze(needs, read, settings)
  try {
    return await needs.database.transaction(async (transaction) => {
      if (!(await keepDraft(needs, transaction, actor, draft.data, origin))) throw new MovedOn()
      const row = await findRow(transaction, id)
      if (!row) throw new Error('A draft was written and is not there')
      const now = needs.clock.now()
      const expiresAt = linkExpiry(now)
      const opened = await openTry(needs, transaction, billed, {
        ...{ manualOrderId: id, token: row.token, returnOrigin: origin },
        ...{ siteName: settings.siteName, expiresAt },
        opened: { by: actor, note: 'Payment link sent' },
      })
      if (!opened) throw new NotThere()
      const sent = {
        state: 'sent',
        billed,
        totalCents: billed.quote.total,
        sentAt: now,
        sentCount: 1,
      } as const
      await transaction
        .update(manualOrders)
        .set({ ...sent, expiresAt, changedAt: now })
        .where(eq(manualOrders.id, id))
      await keepArtwork(needs, transaction, read.input, billed)
      await mailLink(needs, transaction, { ...row, ...sent, expiresAt }, settings)
      await audit(transaction, actor, {
        action: 'manual-order.send',
        subject: `manual-order:${id}`,
        after: { totalCents: billed.quote.total, email: billed.contact.email },
      })
      await announce(needs, transaction, id)
      return { ok: true, id } as const
    })
  } catch (error) {
    if (error instanceof NotThere)
      return refuse('stock', 'Somebody has just bought what this order needs. Look at its lines again.')
    if (!(error instanceof MovedOn)) throw error
    return (await isSent(needs, id))
      ? { ok: true, id }
      : refuse('moved_on', 'It was paid or cancelled since.')
  }
}

/** Undo the transaction that they are thrown in; never leave this file. */
class NotThere extends Error {}
class MovedOn extends Error {}

const isSent = async ({ database }: ManualOrderNeeds, id: string): Promise<boolean> =>
  (await findRow(database.orm, id))?.state === 'sent'

/** Mails the same link once more; each asking is a mail of its own. Staff only. */
export async function sendAgain(needs: ManualOrderNeeds, actor: Actor, id: string): Promise<SendLinkOutcome> {
  const settings = await needs.readSettings()
  return needs.database.transaction(async (transaction) => {
    const now = needs.clock.now()
    if (!(await findRow(transaction, id))) return refuse('not_found', 'There is no such order.')
    const [row] = await transaction
      .update(manualOrders)
      .set({ sentCount: sql`${manualOrders.sentCount} + 1`, sentAt: now, changedAt: now })
      .where(and(eq(manualOrders.id, id), eq(manualOrders.state, 'sent')))
      .returning()
    if (!row) return refuse('moved_on', 'It was paid, cancelled or over already.')
    await mailLink(needs, transaction, row, settings)
    await audit(transaction, actor, { action: 'manual-order.send-again', subject: `manual-order:${id}` })
    await announce(needs, transaction, id)
    return { ok: true, id }
  })
}

async function mailLink(
  { mail }: Pick<ManualOrderNeeds, 'mail'>,
  transaction: Transaction,
  { id, token, billed, expiresAt, sentCount }: ManualOrderRow,
  { timeZone }: ShopSettings,
): Promise<void> {
  if (!billed || !expiresAt) throw new Error(`The manual order ${id} is not billed`)
  const bill = toBill(billed)
  const money = (amount: number): string => formatMoney(cents(amount))
  const shipsTo = bill.shipTo ? `Ships to ${bill.shipTo}.` : 'We ship it; answer this mail with your address.'
  const promise = bill.dueAt && `${promiseWords(bill.deliveryMethod, bill.dueAt, timeZone)}.`
  await mail.send(transaction, {
    template: paymentLink,
    to: billed.contact.email,
    data: {
      customerName: billed.contact.fullName,
      lines: bill.lines.map(({ name, quantity, totalCents }) => ({
        name,
        quantity,
        total: money(totalCents),
      })),
      subtotal: money(bill.subtotalCents),
      discount: bill.discountCents > 0 ? money(bill.discountCents) : null,
      discountName: bill.discountName,
      shipping: bill.shippingCents > 0 ? money(bill.shippingCents) : 'FREE',
      tax: money(bill.taxCents),
      total: money(bill.totalCents),
      delivery: [bill.deliveryMethod === 'pickup' ? 'You pick it up at our shop.' : shipsTo, promise]
        .filter(Boolean)
        .join(' '),
      notes: bill.notes,
      path: payPath(token),
      payUntil: formatLocalDay(localTimeOf(expiresAt, timeZone).day),
    },
    dedupeKey: `payment-link:${id}:${sentCount}`,
  })
}
