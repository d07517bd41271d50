import type { DraftSummary, DraftView } from '#server/drafts/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

/** What an account keeps of unfinished sheets. */
export const draftsOf = async (
  { operations }: Pick<Shop, 'operations'>,
  actor: Actor,
): Promise<DraftSummary[]> => (await operations.ask('drafts.list', actor, {})).drafts

/** Of one that is worked on. */
export const presentDraft = async (
  { operations }: Pick<Shop, 'operations'>,
  actor: Actor,
  subject: string,
): Promise<DraftView | null> => (await operations.ask('drafts.read-present', actor, { subject })).draft
