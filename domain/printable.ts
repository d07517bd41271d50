/** Characters of Windows-1252: PDF's built-in fonts and all of ours have them. */
const builtIn = /^[\n -~\u00a0-\u00ff–—‘’“”•…€]*$/

/** Latin, Greek and Cyrillic: the characters in the font for documents (server/kernel/paper; a test compares them). */
const onPaper =
  /^(?:[\u0300-\u0331]|[ -~\u00a0-\u024fʹ-ʼˆˇˉ˘-˝ͺ-Ϳ΄-ΊΌΎ-ΡΣ-ԯḀ-ỿ\u2010-\u2027\u202f-\u205e₠-₾№™⅓⅔⅛-⅞←-↕−√∞≈≠≤≥□])$/

/**
 * Shown for a character that cannot be printed on documents: not a question mark, which would look as if someone had
 * written it.
 */
const missing = '□'

/**
 * Characters that show nothing on their own: joiners, and marks of other scripts on characters that have their own "□".
 */
const unseen = /^[\p{Cf}\p{M}\p{Emoji_Modifier}]$/u

/** Null for characters that cannot be printed on documents. */
function onPaperAs(letter: string): string | null {
  if (letter === '\n' || onPaper.test(letter)) return letter
  if (/\s/.test(letter)) return ' '
  if (unseen.test(letter)) return ''
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain !== letter && [...plain].every((one) => onPaper.test(one)) ? plain : null
}

/**
 * The text as shown on documents: a letter with rare accents without them, one of another script as "□". Line breaks
 * are kept.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => onPaperAs(letter) ?? missing).join('')

/** Whether some of its characters cannot be printed on documents. */
export const hasUnprintable = (text: string): boolean =>
  Array.from(text.normalize('NFC')).some((letter) => onPaperAs(letter) === null)

/** Whether fonts for Western European languages cover all of it. */
export const isBuiltIn = (text: string): boolean => builtIn.test(text)
