/** An empty field is not a number: by default JavaScript reads it as 0. */
export const blankIsNone = (typed: unknown): unknown =>
  typed === null || (typeof typed === 'string' && typed.trim() === '') ? Number.NaN : typed

/** A number from a form field; NaN if the field is empty. */
export const readNumber = (typed: unknown): number => Number(blankIsNone(typed))
