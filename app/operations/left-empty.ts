import type { FieldErrors } from '#domain/field-errors.ts'

/** A check for a form (`useOperation`): reports which of these fields are empty, each with its own message. */
export const leftEmpty =
  (words: FieldErrors) =>
  (form: FormData): FieldErrors =>
    Object.fromEntries(Object.entries(words).filter(([name]) => String(form.get(name) ?? '').trim() === ''))

/** A check for forms with numbers, where the shop would read an empty field as 0: everything required is filled in. */
export const allFilledIn = (_form: FormData, element: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...element.querySelectorAll<HTMLInputElement>('[required]:not(:disabled)')]
      .filter(({ value }) => value.trim() === '')
      .map(({ name }) => [name, 'Fill this in']),
  )
