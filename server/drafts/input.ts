import { z } from 'zod'
import { oneLine } from '#domain/one-line.ts'
import { draftSchema } from '#domain/studio/draft-input.ts'
import { idPattern } from '#domain/uuid.ts'
import { mostVersion } from '#domain/version.ts'

export const unknownDraft = 'There is no such unfinished sheet.'

/**
 * A new sheet; a saved design and the version of it that is being changed; the sheet of an order's item and the moment
 * (ms) at which it was frozen: `order-<order>-item-<item>:<moment>`; or the preview for a customer who requested a
 * change: `proof-<request>`.
 */
export const subjectSchema = z
  .string(unknownDraft)
  .regex(
    new RegExp(
      `^(?:new|${idPattern}:\\d{1,9}|order-${idPattern}-item-${idPattern}:\\d{1,15}|proof-${idPattern})$`,
    ),
    unknownDraft,
  )

const contentSchema = {
  content: draftSchema,
  device: z.object({ id: z.uuid(), name: oneLine.min(1).max(80) }),
}

/** `seen` is the version that the browser knows the account to have; null for none. */
export const keepDraftSchema = z.object({
  ...contentSchema,
  seen: z.object({ id: z.uuid(), version: z.int().positive().max(mostVersion) }).nullable(),
  /** Sets the account's version aside and replaces it with this one. */
  isInItsPlace: z.boolean().default(false),
})

export const setAsideSchema = z.object(contentSchema)

export type KeepDraftInput = z.output<typeof keepDraftSchema>
export type SetAsideInput = z.output<typeof setAsideSchema>
