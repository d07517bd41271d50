import type { FieldErrors } from '#domain/field-errors.ts'

/** A check of a form (`useOperation`): what is left empty of these fields, in the words that each has. */
export const leftEmpty =
  (words: FieldErrors) =>
  (form: FormData): FieldErrors =>
    Object.fromEntries(Object.entries(words).filter(([name]) => String(form.get(name) ?? '').trim() === ''))

/** A check of forms with numbers, which a shop would read as 0 where nothing is typed: what they require is there. */
export const allFilledIn = (_form: FormData, element: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...element.querySelectorAll<HTMLInputElement>('[required]:not(:disabled)')]
      .filter(({ value }) => value.trim() === '')
      .map(({ name }) => [name, 'Fill this in']),
  )
