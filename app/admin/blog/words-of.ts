/** The text of a body for comparison, one line per block. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<\/(p|h[1-6]|li|blockquote|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
