import { asc, eq } from 'drizzle-orm'
import type { MailState } from '#domain/content/mail-filters.ts'
import type { Database } from '#server/kernel/database.ts'
import { mails } from '../tables.ts'
import { consentFor, type TextConsent, type TextedOrder } from './consents.ts'

export type OrderText = {
  id: string
  at: Date
  to: string
  title: string
  /** Null until it is written, and again once its retention period is over. */
  text: string | null
  state: MailState
  isDelivered: boolean
  error: string | null
}

export type TextsOfOrder = { consent: TextConsent | null; texts: OrderText[] }

/** The number for texts about an order, and the texts already sent, oldest first. Staff only. */
export async function textsOfOrder(
  { database: { orm } }: { database: Database },
  order: TextedOrder,
): Promise<TextsOfOrder> {
  const rows = await orm
    .select()
    .from(mails)
    .where(eq(mails.orderId, order.id))
    .orderBy(asc(mails.createdAt), asc(mails.id))
  return {
    consent: await consentFor(orm, order),
    texts: rows.map(({ id, createdAt, toAddress, template, subject, text, state, delivery, error }) => ({
      ...{ id, at: createdAt, to: toAddress, text, state, error },
      title: subject ?? template.replace('text-', '').replaceAll('-', ' '),
      isDelivered: delivery === 'delivered',
    })),
  }
}
