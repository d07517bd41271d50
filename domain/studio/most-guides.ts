/** The most guides of one design. */
export const mostGuides = 40
