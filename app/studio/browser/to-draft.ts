import '#app/schemas-without-eval.ts'
import type { Draft } from '#domain/studio/draft.ts'
import { draftSchema } from '#domain/studio/draft-input.ts'

export const toDraft = (kept: unknown): Draft | null => draftSchema.safeParse(renamed(kept)).data ?? null

/**
 * Converts to today's names: browsers still hold drafts stored before 0047 renamed these in the database. A quotation
 * mark within a text is escaped, so this only matches keys.
 */
const renamed = (kept: unknown): unknown =>
  JSON.parse(JSON.stringify(kept).replaceAll('"colour":', '"color":'))
