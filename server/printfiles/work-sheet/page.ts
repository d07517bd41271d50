/** Points, 72 of an inch. */
export const pageMargin = 48
