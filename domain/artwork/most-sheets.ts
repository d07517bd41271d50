/** The most sheets of one design. */
export const mostSheets = 20
