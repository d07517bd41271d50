/** For code that did not load. */
export const missingWords = {
  title: 'Part of this page couldn’t be loaded',
  advice: 'Check your connection, then reload the page.',
} as const
