/** What PDF's built-in fonts and ours know: the letters of Windows-1252. A name may hold any other; it shows as "?". */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(/[^ -~\u00a0-\u00ff–—‘’“”•…€]/g, '?')
