import '#app/schemas-without-eval.ts'
import type { Draft } from '#domain/studio/draft.ts'
import { draftSchema } from '#domain/studio/draft-input.ts'

export const toDraft = (kept: unknown): Draft | null => draftSchema.safeParse(renamed(kept)).data ?? null

/**
 * As it would be kept today: browsers keep what they have kept before 0047 renamed this in the database. A quotation
 * mark within a text is escaped, so that these are keys alone.
 */
const renamed = (kept: unknown): unknown =>
  JSON.parse(JSON.stringify(kept).replaceAll('"colour":', '"color":'))
