import type { FieldErrors } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Change } from '../tables.ts'
import type { Cells } from './read-cells.ts'

/** Rows of a file that belong together: a product with its variants, an order with its items, or one of the others; `torn` as in CsvRow. */
export type ImportRecord = { firstRow: number; lastRow: number; rows: Cells[]; torn?: string | null }

export type SaveOutcome = { ok: true } | { ok: false; reason: string }

/**
 * What an import would do with a record as things stand now; `save` does just that. Refused is what is wrong with a row,
 * skipped what is right and not wanted; a note says what of it is left out.
 */
export type Plan =
  | { outcome: 'refused' | 'skipped'; reason: string }
  | { outcome: 'unchanged'; note?: string }
  | { outcome: 'new' | 'changed'; changes: Change[]; note?: string; save(actor: Actor): Promise<SaveOutcome> }

export const skip = (reason: string): Plan => ({ outcome: 'skipped', reason })

export type Named = readonly (readonly [field: string, value: string])[]

/** What differs between two descriptions of the same thing; the first is empty for what is new. */
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

export const movedMeanwhile = 'Somebody has changed it since the check. Check the file again.'

export function explain(outcome: { ok: false; reason: string; fieldErrors?: FieldErrors }): string {
  if (outcome.fieldErrors) return describeErrors(outcome.fieldErrors)
  if (outcome.reason === 'picture') return 'pictures: one of them is not among the files of this shop'
  return movedMeanwhile
}
