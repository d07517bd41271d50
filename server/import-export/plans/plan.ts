import type { FieldErrors } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Change } from '../tables.ts'
import type { Cells } from './read-cells.ts'

/**
 * Rows of a file that belong together: a product with its variants, an order with its items, or one record of another
 * kind; `torn` as in CsvRow.
 */
export type ImportRecord = { firstRow: number; lastRow: number; rows: Cells[]; torn?: string | null }

export type SaveOutcome = { ok: true } | { ok: false; reason: string }

/**
 * What an import would do with a record as things are now; `save` does exactly that. Refused means something is wrong
 * with the row, skipped means the row is valid but not wanted; a note says which part of it is left out.
 */
export type Plan =
  | { outcome: 'refused' | 'skipped'; reason: string }
  | { outcome: 'unchanged'; note?: string }
  | { outcome: 'new' | 'changed'; changes: Change[]; note?: string; save(actor: Actor): Promise<SaveOutcome> }

export const skip = (reason: string): Plan => ({ outcome: 'skipped', reason })

export type Named = readonly (readonly [field: string, value: string])[]

/** The differences between two descriptions of the same thing; the first is empty for something new. */
export function differences(before: Named, after: Named): Change[] {
  const was = new Map(before)
  return after.flatMap(([field, to]) => {
    const from = was.get(field) ?? ''
    return from === to ? [] : [{ field, from, to }]
  })
}

export const describeErrors = (errors: FieldErrors): string =>
  Object.entries(errors)
    .map(([field, message]) => `${field}: ${message}`)
    .join('; ')

export const movedMeanwhile = 'Someone has changed it since the check. Check the file again.'

export function explain(outcome: { ok: false; reason: string; fieldErrors?: FieldErrors }): string {
  if (outcome.fieldErrors) return describeErrors(outcome.fieldErrors)
  if (outcome.reason === 'picture') return 'pictures: one of them is not one of this shop’s files'
  return movedMeanwhile
}
