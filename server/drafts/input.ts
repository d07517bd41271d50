import { z } from 'zod'
import { oneLine } from '#domain/one-line.ts'
import { draftSchema } from '#domain/studio/draft-input.ts'
import { idPattern } from '#domain/uuid.ts'
import { mostVersion } from '#domain/version.ts'

export const unknownDraft = 'There is no such unfinished sheet.'

/**
 * A new sheet; a saved design and the version of it that is being changed; the sheet of an order's item and the
 * moment (ms) at which that was frozen: `order-<order>-item-<item>:<moment>`; or what a customer who asked for a change
 * is shown: `proof-<request>`.
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

/** `seen` is what the browser knows the account to keep; null when nothing. */
export const keepDraftSchema = z.object({
  ...contentSchema,
  seen: z.object({ id: z.uuid(), version: z.int().positive().max(mostVersion) }).nullable(),
  /** What the account keeps is put aside, and this takes its place. */
  isInItsPlace: z.boolean().default(false),
})

export const setAsideSchema = z.object(contentSchema)

export type KeepDraftInput = z.output<typeof keepDraftSchema>
export type SetAsideInput = z.output<typeof setAsideSchema>
