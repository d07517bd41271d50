import { dollarsField } from '#domain/money/dollars-field.ts'

/** What a person typed as dollars, in cents; what is no amount becomes NaN, which every money field refuses. */
export function readMoney(typed: FormDataEntryValue | null): number {
  const reading = dollarsField.safeParse(typed ?? '')
  return reading.success ? reading.data : Number.NaN
}
