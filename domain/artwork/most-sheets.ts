/** The maximum number of sheets in one design. */
export const mostSheets = 20
