import { seededRandom } from '#server/kernel/draw/seeded-random.ts'
import { type MotifName, motifOf } from './lexicon.ts'
import { type ColorName, colorOf } from './paints.ts'

/** What a prompt asks for, in the engine's terms. */
export type Brief = {
  /** Large words, at most five; none if nothing in the prompt can be lettered. */
  words: string[]
  /** A second, smaller line. */
  small: string | null
  /** At least one, at most four. */
  motifs: MotifName[]
  /** Whether the motifs are only a guess, because no word selected one. */
  isGuess: boolean
  colors: ColorName[]
}

const stopWords = new Set(
  `a an the of with and or in on for to is are was be that this these those my your our their his her its it at by from as
  into over under near like me i we you some any please make create draw design designs shirt shirts tshirt tee
  print graphic image picture illustration art artwork style styled logo drawing featuring wearing holding
  showing simple style text saying says word words font background transparent colors colors color color very
  minimalist vintage modern retro typography abstract grunge watercolor line who want`.split(/\s+/),
)

/** Groups of wearers: set as text, and no one expects a picture of them. */
const groupWords = new Set(['club', 'crew', 'team', 'company'])

/** If no word selects a motif, one of these stands in. */
const guesses: readonly MotifName[] = [
  'star',
  'sunset',
  'lightning',
  'mountain',
  'eye',
  'crown',
  'wave',
  'diamond',
]

const maxWords = 4
const maxLetters = 30

/** Reads any text; the same text always gives the same brief. */
export function readPrompt(prompt: string): Brief {
  const text = cleaned(prompt)
  const tokens = tokensOf(text)
  const motifs = [...new Set(tokens.flatMap((token) => motifOf(plainWord(token)) ?? []))].slice(0, 4)
  const colors = [...new Set(tokens.flatMap((token) => colorOf(token) ?? []))].slice(0, 3)
  const isGuess = motifs.length === 0
  if (isGuess) {
    const random = seededRandom(`guess ${text}`)
    motifs.push(guesses[Math.floor(random.next() * guesses.length)] ?? 'star')
  }
  const asked = quoted(text)
  const words = asked === null ? headlineOf(tokens) : lettered(asked)
  return { ...split(words), motifs, isGuess, colors }
}

/** Words that select no motif and were not requested as lettering, each once: they can be set in type but not drawn. */
export function undrawnIn(prompt: string): string[] {
  const text = cleaned(prompt)
  const asked = quoted(text)
  const wished = asked === null ? text : text.replace(asked, ' ')
  const words = tokensOf(wished).map(plainWord)
  const undrawn = words.filter((word, at) => {
    const isKnown = stopWords.has(word) || groupWords.has(word) || motifOf(word) || colorOf(word)
    return /\p{L}/u.test(word) && !isKnown && !describesDrawn(words, at)
  })
  return [...new Set(undrawn)].slice(0, 8)
}

/** "A howling wolf": a word before something that is drawn describes it, and asks for nothing of its own. */
function describesDrawn(words: readonly string[], at: number): boolean {
  const next = words[at + 1]
  return next !== undefined && motifOf(next) !== undefined
}

const cleaned = (prompt: string): string =>
  prompt
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>]/gu, ' ')
    .slice(0, 600)

const tokensOf = (text: string): string[] =>
  text.match(/\p{Extended_Pictographic}\uFE0F?|[\p{L}\p{N}][\p{L}\p{N}'’&.-]*/gu) ?? []

/** Text in quotes, or after 'that says': exactly these words are wanted. */
function quoted(text: string): string | null {
  const marked =
    /["“”„«]([^"“”„«»]{1,80})["“”»]/u.exec(text) ?? /(?:^|\s)['‘]([^'‘’]{2,80})['’](?=\W|$)/u.exec(text)
  const said =
    marked ??
    /\b(?:that says|saying|says|reads|reading the words|the words|with the text)\s+([^.,;]{2,60})/iu.exec(
      text,
    )
  return said?.[1]?.trim() || null
}

/** Words worth lettering. Names of colors stay only before the thing they color. */
function headlineOf(tokens: readonly string[]): string[] {
  const kept = tokens.filter((token, at) => {
    const word = plainWord(token)
    if (stopWords.has(word)) return false
    if (!colorOf(token)) return true
    const next = plainWord(tokens[at + 1] ?? 'and')
    return !stopWords.has(next) && !colorOf(next)
  })
  const words = lettered(kept.join(' '))
  return words.filter(
    (word, at) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at,
  )
}

function split(words: readonly string[]): { words: string[]; small: string | null } {
  const large: string[] = []
  for (const word of words) {
    if (large.length === maxWords || [...large, word].join('').length > maxLetters) break
    large.push(word)
  }
  if (large.length === 0 && words[0]) large.push(words[0].slice(0, maxLetters))
  const rest = words
    .slice(large.length, large.length + 5)
    .join(' ')
    .slice(0, 36)
    .trim()
  return { words: large, small: rest === '' ? null : rest }
}

/** Only characters that the fonts have; others are reduced to their plain form or dropped. */
function lettered(text: string): string[] {
  const known = Array.from(text, (letter) => {
    if (drawable.test(letter)) return letter
    const base = letter.normalize('NFKD').replace(/\p{Mark}/gu, '')
    return drawable.test(base) ? base : ' '
  }).join('')
  return known
    .split(/\s+/)
    .map((word) => word.replace(/^[.'’-]+|[.-]+$/g, '').slice(0, 24))
    .filter((word) => /[\p{L}\p{N}&]/u.test(word))
    .slice(0, 10)
}

const drawable = /^[A-Za-z0-9À-ÖØ-öø-ÿ&!?.,'’+#%$@:-]+$/u

const plainWord = (token: string): string =>
  token
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[.'’-]+$/, '')
