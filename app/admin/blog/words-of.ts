/** The text of a body for comparing, with a line for each block. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<\/(p|h[1-6]|li|blockquote|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
