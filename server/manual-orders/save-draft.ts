import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type FieldErrors, fieldErrors } from '#domain/checkout.ts'
import { type ManualOrderDraft, manualOrderDraftSchema } from '#domain/manual-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announce } from './announce.ts'
import type { ManualOrderNeeds } from './needs.ts'
import { manualOrders } from './tables.ts'

export type SaveDraftOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** It was sent or paid since; what is billed does not change any more. */
  | { ok: false; reason: 'moved_on'; id: string }

/** Keeps what staff have filled in so far, however little. The form's key is its id. Staff only. */
export async function saveDraft(
  needs: Pick<ManualOrderNeeds, 'database' | 'clock' | 'realtime'>,
  actor: Actor,
  filledIn: unknown,
  origin: string,
): Promise<SaveDraftOutcome> {
  const reading = manualOrderDraftSchema.safeParse(filledIn)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrors(reading.error) }
  const draft = reading.data
  return needs.database.transaction(async (transaction) => {
    const isKept = await keepDraft(needs, transaction, actor, draft, origin)
    if (!isKept) return { ok: false, reason: 'moved_on', id: draft.id } as const
    await announce(needs, transaction, draft.id)
    return { ok: true, id: draft.id } as const
  })
}

/** Writes the draft, in the transaction that may send it. False when it is a draft no more. */
export async function keepDraft(
  { clock }: Pick<ManualOrderNeeds, 'clock'>,
  transaction: Transaction,
  actor: Actor,
  draft: ManualOrderDraft,
  returnOrigin: string,
): Promise<boolean> {
  const now = clock.now()
  const { contact, customerId, quoteId } = draft
  const filledIn = {
    draft,
    customerId,
    quoteId,
    contactName: contact.fullName,
    contactEmail: contact.email,
    changedAt: now,
  }
  const [added] = await transaction
    .insert(manualOrders)
    .values({
      ...filledIn,
      id: draft.id,
      token: newToken(),
      returnOrigin,
      createdBy: actor.user?.id ?? null,
      createdByName: actor.user?.email ?? '',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: manualOrders.id })
  if (added) {
    await audit(transaction, actor, { action: 'manual-order.write', subject: `manual-order:${draft.id}` })
    return true
  }
  const [changed] = await transaction
    .update(manualOrders)
    .set(filledIn)
    .where(and(eq(manualOrders.id, draft.id), eq(manualOrders.state, 'draft')))
    .returning({ id: manualOrders.id })
  return changed !== undefined
}

/** 192 bits: nobody guesses an address that shows what somebody buys. */
const newToken = (): string => randomBytes(24).toString('base64url')
