import '#app/schemas-without-eval.ts'
import type { Draft } from '#domain/studio/draft.ts'
import { draftSchema } from '#domain/studio/draft-input.ts'

export const toDraft = (kept: unknown): Draft | null => draftSchema.safeParse(kept).data ?? null
