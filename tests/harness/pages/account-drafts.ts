import { randomUUID } from 'node:crypto'
import { applyArrangement, toArrangeJob } from '#domain/studio/arrange.ts'
import { setCopies } from '#domain/studio/change-items.ts'
import { nest } from '#nesting/index.ts'
import type { DraftSummary, DraftView } from '#server/drafts/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

/** An account's unfinished sheets. */
export const draftsOf = async (
  { operations }: Pick<Shop, 'operations'>,
  actor: Actor,
): Promise<DraftSummary[]> => (await operations.ask('drafts.list', actor, {})).drafts

/** The draft being worked on. */
export const presentDraft = async (
  { operations }: Pick<Shop, 'operations'>,
  actor: Actor,
  subject: string,
): Promise<DraftView | null> => (await operations.ask('drafts.read-present', actor, { subject })).draft

/** Acts like another device that continues the account's version: this many copies of its first image. */
export async function goOnElsewhere(
  shop: Pick<Shop, 'operations'>,
  actor: Actor,
  subject: string,
  copies: number,
): Promise<void> {
  const found = await presentDraft(shop, actor, subject)
  if (!found) throw new Error(`The account keeps nothing of ${subject}`)
  const { id, version, content } = found
  const wanted = setCopies(content.document, content.document.items[0]?.id ?? '', copies)
  const { items, strip, locked } = toArrangeJob(wanted)
  const document = applyArrangement(wanted, nest(items, strip, { locked, budget: { steps: 120 } }).placements)
  await shop.operations.ask('drafts.keep', actor, {
    // As it is sent.
    ...{ subject, content: JSON.parse(JSON.stringify({ ...content, document })), seen: { id, version } },
    device: { id: randomUUID(), name: 'Safari on iPhone' },
  })
}
