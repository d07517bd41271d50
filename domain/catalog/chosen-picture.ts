export type ListingChoice = { size: string; color: string }
type Shown = { alt: string }

/** "20 oz" equals "20oz"; words are matched whole, so that no S is found in Softstyle. */
const plain = (words: string): string => words.toLowerCase().replaceAll(/(\d)\s+(?=oz\b)/g, '$1')

function names(words: string, choice: string): boolean {
  if (choice === '') return false
  const letters = plain(choice).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'u').test(plain(words))
}

/**
 * Index of the picture that shows the choice, judged by the pictures' alt texts: color counts before size; the first if
 * none matches.
 */
export function chosenPicture(pictures: readonly Shown[], { size, color }: ListingChoice): number {
  const matchOf = ({ alt }: Shown): number => (names(alt, color) ? 2 : 0) + (names(alt, size) ? 1 : 0)
  const best = Math.max(0, ...pictures.map(matchOf))
  return Math.max(
    0,
    pictures.findIndex((picture) => matchOf(picture) === best),
  )
}

/**
 * The part of the choice that the picture does not show; null when it shows everything. A shirt looks the same in all
 * sizes, a tumbler does not.
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
  return missing.length === 0
    ? null
    : `No picture in ${missing.join(', ')} yet: this one shows a different option.`
}
