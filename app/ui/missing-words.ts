/** Of code that did not come. */
export const missingWords = {
  title: 'Part of this page could not be loaded',
  advice: 'Look at your connection, then load the page again.',
} as const
