/**
 * What PDF's built-in fonts and ours know: the letters of Windows-1252. A name may hold others: one with an accent shows
 * without it, any other as "?".
 */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(/[^ -~\u00a0-\u00ff–—‘’“”•…€]/gu, (letter) => {
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
    return /^[ -~]+$/.test(plain) ? plain : '?'
  })
