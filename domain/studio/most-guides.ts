/** The maximum number of guides in one design. */
export const mostGuides = 40
