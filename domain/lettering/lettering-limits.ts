/** Maximum number of characters in a text, line breaks included, and of its lines. */
export const mostLetters = 200
export const mostLines = 8

/** Heights of capital letters, mm: a quarter of an inch is the smallest that presses well; the film is 22 in wide. */
export const letterHeights = { least: 3, most: 560 }
export const outlineWidths = { least: 0.1, most: 25 }
