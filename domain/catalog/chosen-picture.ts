export type ListingChoice = { size: string; color: string }
type Shown = { alt: string }

/** "20 oz" is "20oz"; a word is matched as a whole, so that no S is found in Softstyle. */
const plain = (words: string): string => words.toLowerCase().replaceAll(/(\d)\s+(?=oz\b)/g, '$1')

function names(words: string, choice: string): boolean {
  if (choice === '') return false
  const letters = plain(choice).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'u').test(plain(words))
}

/** Which picture shows what was chosen, by the words that stand with each: the color before the size, else the first. */
export function chosenPicture(pictures: readonly Shown[], { size, color }: ListingChoice): number {
  const matchOf = ({ alt }: Shown): number => (names(alt, color) ? 2 : 0) + (names(alt, size) ? 1 : 0)
  const best = Math.max(0, ...pictures.map(matchOf))
  return Math.max(
    0,
    pictures.findIndex((picture) => matchOf(picture) === best),
  )
}

/**
 * What the picture does not show of the choice; null when it shows it. A shirt looks alike in all sizes, a tumbler does not.
 */
export function notPictured(
  pictures: readonly Shown[],
  { size, color }: ListingChoice,
  kind: 'tshirt' | 'tumbler',
): string | null {
  const shown = pictures[chosenPicture(pictures, { size, color })]
  if (!shown) return null
  const missing = [
    ...(color !== '' && !names(shown.alt, color) ? [color] : []),
    ...(kind === 'tumbler' && size !== '' && !names(shown.alt, size) ? [size] : []),
  ]
  return missing.length === 0 ? null : `No picture in ${missing.join(', ')} yet: this one shows another.`
}
