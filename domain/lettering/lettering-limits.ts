/** Characters of a text, line breaks included, and its lines. */
export const mostLetters = 200
export const mostLines = 8

/** Heights of capital letters, mm: a quarter of an inch is the least that presses well, 22 in the film's width. */
export const letterHeights = { least: 3, most: 560 }
export const outlineWidths = { least: 0.1, most: 25 }
