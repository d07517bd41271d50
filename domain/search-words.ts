const mostWords = 8

/**
 * The words of a search as regular expressions, for JavaScript and PostgreSQL alike: each begins where a word of the text
 * does, in the singular ("tees" finds "tee", and nothing in "steel"), and a hyphen may be a space or nothing there.
 */
export const searchPatterns = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => {
      const stem = singular(word).replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      return stem.replaceAll('-', '[- ]?').replace(/(y|ie)$/, '(y|ie)')
    })

/** "hoodies" and "boxes" to what both forms begin with. */
function singular(word: string): string {
  if (word.length < 4 || !/[a-z]s$/.test(word) || /(ss|us)$/.test(word)) return word
  return /(ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

const beginsWithLetter = /^[\p{L}\p{N}]/u

/** A pattern as PostgreSQL's `~*` takes it. */
export const toPostgresPattern = (pattern: string): string =>
  beginsWithLetter.test(pattern) ? `\\m${pattern}` : pattern

/** Whether a text has a word that begins so. */
export const hasPattern = (text: string, pattern: string): boolean =>
  new RegExp(beginsWithLetter.test(pattern) ? `(?<![\\p{L}\\p{N}_])${pattern}` : pattern, 'iu').test(text)

/** What shoppers call each kind of product, in whatever way they write it. */
export const kindWords = {
  'gang-sheet': 'premade pre-made gang sheet gangsheet dtf transfer',
  print: 'single print dtf transfer',
  tshirt: 't-shirt tshirt tee shirt',
  tumbler: 'tumbler cup mug',
} as const

/** The patterns that the kind's own words do not meet already. */
export const besidesKind = (text: string, kind: keyof typeof kindWords): string[] =>
  searchPatterns(text).filter((pattern) => !hasPattern(kindWords[kind], pattern))

/** A search with each mistyped word as the nearest of these; null where that changes nothing. */
export function nearestWords(text: string, known: readonly string[]): string | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  const nearest = words.map((word) => nearestWord(word, known) ?? word)
  return nearest.join(' ') === words.join(' ') ? null : nearest.join(' ')
}

/** The known word that is the fewest letters away, at most one in four of them. */
function nearestWord(word: string, known: readonly string[]): string | null {
  const [best] = known
    .map((other) => ({ other, distance: distanceOf(word, other) }))
    .filter(({ distance }) => distance <= Math.floor(word.length / 4))
    .sort((one, other) => one.distance - other.distance)
  return best?.other ?? null
}

/** How many letters must be added, taken away or changed. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to++)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1),
      )
    row = next
  }
  return row[other.length] ?? 0
}
