import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { MailShop } from '../blocks.ts'
import type { TextCall, TextService } from '../port.ts'
import { mails } from '../tables.ts'
import { noteNumber } from './consents.ts'

/**
 * A text that someone sent to the shop's number, and the order that they were last texted about; null if there is none.
 */
export type TextReply = { id: string; from: string; text: string; orderId: string | null }

export type TextCallOutcome =
  | { ok: true; contentType: string; body: string; reply: TextReply | null }
  | { ok: false; reason: 'unknown_provider' | 'bad_signature' }

export type TextCallDeps = {
  database: Database
  clock: Clock
  texts: TextService | null
  /** Scheme and host at which the service calls us. */
  origin: string
  describeShop(): Promise<MailShop>
}

/** Where the service reports texts sent to the shop, and the status of ours. */
export const textCallPath = '/webhooks/texts'

/**
 * STOP and START apply from the next text on; anything else is left for staff to read, and the reply says so. A status
 * is for the text named in its address. `search` starts with a question mark, or is empty.
 */
export async function receiveTextCall(
  deps: TextCallDeps,
  { search, signature, rawBody }: { search: string; signature: string; rawBody: string },
): Promise<TextCallOutcome> {
  const { texts, origin } = deps
  if (!texts) return { ok: false, reason: 'unknown_provider' }
  const call = texts.readCall({ url: origin + textCallPath + search, signature, rawBody })
  if (!call) return { ok: false, reason: 'bad_signature' }
  const said =
    call.kind === 'reply'
      ? await noteReply(deps, call)
      : await noteStatus(deps, call, new URLSearchParams(search).get('text') ?? '')
  return { ok: true, ...texts.answer(said), reply: await replyOf(deps, call) }
}

async function noteReply(
  deps: TextCallDeps,
  { from, keyword, isAnswered }: TextCall & { kind: 'reply' },
): Promise<string | null> {
  if (keyword === 'stop' || keyword === 'start')
    await noteNumber(deps, deps.database.orm, from, { kind: keyword })
  if (isAnswered) return null
  const { siteName, contactEmail, contactPhone } = await deps.describeShop()
  const ways = [contactEmail, contactPhone].filter(Boolean).join(' or ')
  return keyword === 'help'
    ? `${siteName}: texts about your orders. Write to ${ways}. Message and data rates may apply. Reply STOP to opt out.`
    : `${siteName}: thank you, we got your text. You can also reach us at ${ways}. Reply STOP to opt out.`
}

/** They are most likely replying to the latest text about an order that was sent to their number. */
async function replyOf({ database: { orm } }: TextCallDeps, call: TextCall): Promise<TextReply | null> {
  if (call.kind !== 'reply' || call.keyword !== null || call.isAnswered || call.text === '') return null
  const { id, from, text } = call
  const [newest] = await orm
    .select({ orderId: mails.orderId })
    .from(mails)
    .where(and(eq(mails.toAddress, from), isNotNull(mails.orderId), ne(mails.state, 'expired')))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return { id, from, text, orderId: newest?.orderId ?? null }
}

async function noteStatus(
  deps: TextCallDeps,
  { to, state, trouble }: TextCall & { kind: 'status' },
  textId: string,
): Promise<null> {
  if (state === 'moving' || !isUuid(textId)) return null
  await deps.database.transaction(async (transaction) => {
    const isMoving = inArray(mails.state, ['queued', 'sent'])
    const noted =
      state === 'delivered'
        ? ({ delivery: state } as const)
        : ({ delivery: state, state: 'failed', error: `Not delivered: ${trouble?.reason ?? ''}` } as const)
    const [text] = await transaction
      .update(mails)
      .set(noted)
      .where(and(eq(mails.id, textId), eq(mails.toAddress, to), isMoving))
      .returning({ id: mails.id })
    if (text && trouble) await noteNumber(deps, transaction, to, { kind: 'trouble', trouble })
  })
  return null
}
