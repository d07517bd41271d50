import { chosenNames } from '#domain/shop/retention-terms.ts'

/**
 * Days by kind in the shape operations expect; empty is null, what is not a number is NaN, which their schema rejects.
 */
export const readRetentionForm = (form: FormData) => ({
  ...Object.fromEntries(chosenNames.map((name) => [name, daysFrom(String(form.get(name) ?? ''))])),
  version: form.get('version'),
})

function daysFrom(typed: string): number | null {
  const text = typed.trim().replaceAll(',', '')
  if (text === '') return null
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}
