/** In points, 1/72 in. */
export const pageMargin = 48
