import { bulkQuoteNames, bulkQuoteSchema } from '#domain/bulk-quote.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { takeVisit } from '#server/kernel/rate-limit.ts'
import { bulkQuoteReceived } from '#server/mail/templates/bulk-quote-received.ts'
import { newBulkQuote } from '#server/mail/templates/new-bulk-quote.ts'
import type { QuotesNeeds } from './index.ts'
import { bulkQuotes } from './tables.ts'

export type RequestQuoteOutcome =
  | { ok: true; quoteId: string }
  /** Name or email is not given at all (specification, storefront section 5). */
  | { ok: false; reason: 'missing_information'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'too_many_requests'; retryAfterSeconds: number }

export async function requestQuote(
  { database, clock, realtime, emit, rateLimiter, mail, readSettings, staffAddress }: QuotesNeeds,
  actor: Actor,
  { clientAddress }: { clientAddress: string },
  input: unknown,
): Promise<RequestQuoteOutcome> {
  const reading = bulkQuoteSchema.safeParse(input)
  if (!reading.success) {
    const fieldErrors = fieldErrorsOf(reading.error)
    return { ok: false, reason: isMissing(input) ? 'missing_information' : 'invalid', fieldErrors }
  }
  const allowed = await takeVisit(rateLimiter, countedLimits.bulkQuote, { clientAddress, actor })
  if (!allowed.ok)
    return { ok: false, reason: 'too_many_requests', retryAfterSeconds: allowed.retryAfterSeconds }
  const asked = reading.data
  const { contactEmail } = await readSettings()
  const data = { ...asked, productName: bulkQuoteNames[asked.product].many }
  return database.transaction(async (transaction) => {
    const [kept] = await transaction
      .insert(bulkQuotes)
      .values({ ...asked, userId: actor.user?.id ?? null, createdAt: clock.now() })
      .returning({ id: bulkQuotes.id })
    if (!kept) throw new Error('The bulk quote was not kept')
    await mail.send(transaction, {
      template: newBulkQuote,
      to: staffAddress ?? contactEmail,
      data,
      dedupeKey: `new-bulk-quote:${kept.id}`,
    })
    await mail.send(transaction, {
      template: bulkQuoteReceived,
      to: asked.email,
      data: { name: asked.name, productName: data.productName, quantity: asked.quantity },
      dedupeKey: `bulk-quote-received:${kept.id}`,
    })
    await realtime.announce(transaction, { topic: 'staff', event: 'quote.changed', id: kept.id })
    await emit(transaction, 'quote.requested', { quoteId: kept.id })
    return { ok: true, quoteId: kept.id }
  })
}

function isMissing(input: unknown): boolean {
  const { name, email } = (typeof input === 'object' && input !== null ? input : {}) as Record<
    string,
    unknown
  >
  return [name, email].some((value) => typeof value !== 'string' || value.trim() === '')
}
