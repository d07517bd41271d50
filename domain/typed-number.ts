/** What nobody has typed is no number: by itself JavaScript reads it as 0. */
export const blankIsNone = (typed: unknown): unknown =>
  typed === null || (typeof typed === 'string' && typed.trim() === '') ? Number.NaN : typed

/** A number of a form's field; NaN where nothing is typed. */
export const readNumber = (typed: unknown): number => Number(blankIsNone(typed))
