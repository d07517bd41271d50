const mostWords = 8

/**
 * The words of a search as regular expressions that work in both JavaScript and PostgreSQL: each matches at the start
 * of a word, in the singular ("tees" finds "tee", but nothing in "steel"), and a hyphen also matches a space or
 * nothing.
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

/** Reduces "hoodies" and "boxes" to the part shared by singular and plural. */
function singular(word: string): string {
  if (word.length < 4 || !/[a-z]s$/.test(word) || /(ss|us)$/.test(word)) return word
  return /(ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

const beginsWithLetter = /^[\p{L}\p{N}]/u

/** A pattern for PostgreSQL's `~*`. */
export const toPostgresPattern = (pattern: string): string =>
  beginsWithLetter.test(pattern) ? `\\m${pattern}` : pattern

/** Whether a text has a word that starts with the pattern. */
export const hasPattern = (text: string, pattern: string): boolean =>
  new RegExp(beginsWithLetter.test(pattern) ? `(?<![\\p{L}\\p{N}_])${pattern}` : pattern, 'iu').test(text)

/** What shoppers call each kind of product, in all spellings. */
export const kindWords = {
  'gang-sheet': 'premade pre-made gang sheet gangsheet dtf transfer',
  print: 'single print dtf transfer',
  tshirt: 't-shirt tshirt tee shirt',
  tumbler: 'tumbler cup mug',
} as const

/** The patterns that the kind's own words do not already match. */
export const besidesKind = (text: string, kind: keyof typeof kindWords): string[] =>
  searchPatterns(text).filter((pattern) => !hasPattern(kindWords[kind], pattern))

/** A search with each mistyped word replaced by the nearest of these; null if nothing changes. */
export function nearestWords(text: string, known: readonly string[]): string | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  const nearest = words.map((word) => nearestWord(word, known) ?? word)
  return nearest.join(' ') === words.join(' ') ? null : nearest.join(' ')
}

/** The known word with the smallest edit distance, at most one in four characters. */
function nearestWord(word: string, known: readonly string[]): string | null {
  const [best] = known
    .map((other) => ({ other, distance: distanceOf(word, other) }))
    .filter(({ distance }) => distance <= Math.floor(word.length / 4))
    .sort((one, other) => one.distance - other.distance)
  return best?.other ?? null
}

/** The edit distance: how many characters must be added, removed or changed. */
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
