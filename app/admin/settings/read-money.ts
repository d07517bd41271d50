import { dollarsField } from '#domain/money/dollars-field.ts'

/**
 * Converts a typed dollar amount to cents; what is empty or not an amount becomes NaN, which every money field rejects.
 */
export function readMoney(typed: FormDataEntryValue | null): number {
  const reading = dollarsField.safeParse(typed)
  return reading.success && !isBlank(typed) ? reading.data : Number.NaN
}

/** The same for a field that may be left empty, which means 0. */
export const readOptionalMoney = (typed: FormDataEntryValue | null): number =>
  isBlank(typed) ? 0 : readMoney(typed)

export const isBlank = (typed: FormDataEntryValue | null): boolean => String(typed ?? '').trim() === ''
