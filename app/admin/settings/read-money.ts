import { dollarsField } from '#domain/money/dollars-field.ts'

/** What a person typed as dollars, in cents; what is no amount, or nothing, becomes NaN, which every money field refuses. */
export function readMoney(typed: FormDataEntryValue | null): number {
  const reading = dollarsField.safeParse(typed)
  return reading.success && !isBlank(typed) ? reading.data : Number.NaN
}

/** The same of a field that may be left empty: that is nothing to pay. */
export const readOptionalMoney = (typed: FormDataEntryValue | null): number =>
  isBlank(typed) ? 0 : readMoney(typed)

export const isBlank = (typed: FormDataEntryValue | null): boolean => String(typed ?? '').trim() === ''
