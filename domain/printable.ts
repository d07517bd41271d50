/** Of Windows-1252: PDF's built-in fonts and each of ours know them. */
const builtIn = /^[\n -~\u00a0-\u00ff–—‘’“”•…€]*$/

/** Latin, Greek and Cyrillic: what the font for papers has (server/kernel/paper; a test compares them). */
const onPaper =
  /^(?:[\u0300-\u0331]|[ -~\u00a0-\u024fʹ-ʼˆˇˉ˘-˝ͺ-Ϳ΄-ΊΌΎ-ΡΣ-ԯḀ-ỿ\u2010-\u2027\u202f-\u205e₠-₾№™⅓⅔⅛-⅞←-↕−√∞≈≠≤≥□])$/

/** What is shown for a letter that no paper has: no question mark, which is taken for one that somebody wrote. */
const missing = '□'

/** What shows nothing by itself: joiners, and marks of other scripts upon letters that have their own "□". */
const unseen = /^[\p{Cf}\p{M}\p{Emoji_Modifier}]$/u

/** Null for what no paper has. */
function onPaperAs(letter: string): string | null {
  if (letter === '\n' || onPaper.test(letter)) return letter
  if (/\s/.test(letter)) return ' '
  if (unseen.test(letter)) return ''
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain !== letter && [...plain].every((one) => onPaper.test(one)) ? plain : null
}

/** The text as papers show it: a letter with rare accents without them, one of another script as "□". Lines stay. */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => onPaperAs(letter) ?? missing).join('')

/** Some of its letters are on no paper. */
export const hasUnprintable = (text: string): boolean =>
  Array.from(text.normalize('NFC')).some((letter) => onPaperAs(letter) === null)

/** Fonts of Western European languages have all of it. */
export const isBuiltIn = (text: string): boolean => builtIn.test(text)
