import type { FieldErrors } from '#domain/field-errors.ts'

/** A check of a form (`useOperation`): what is left empty of these fields, in the words that each has. */
export const leftEmpty =
  (words: FieldErrors) =>
  (form: FormData): FieldErrors =>
    Object.fromEntries(Object.entries(words).filter(([name]) => String(form.get(name) ?? '').trim() === ''))
