import type { Lettering, TextBlock } from '../lettering/lettering.ts'
import { mostLetters, mostLines } from '../lettering/lettering-limits.ts'
import { mm } from '../units.ts'
import type { LineProblem } from './read-players.ts'
import type { RosterPiece } from './roster-pieces.ts'

const lettersInLine = Math.floor(mostLetters / mostLines) - 1
const lettersInText = lettersInLine * mostLines

/**
 * A few texts per font that together contain each character of the whole list once: characters a font lacks here, it
 * lacks for the list.
 */
export function letterProbes(pieces: readonly RosterPiece[]): Lettering[] {
  const byFont = new Map<TextBlock['font'], { like: TextBlock; letters: Set<string> }>()
  for (const like of pieces.flatMap(({ lettering }) => lettering.blocks)) {
    const known = byFont.get(like.font) ?? { like, letters: new Set() }
    for (const letter of lettersOf(like)) known.letters.add(letter)
    byFont.set(like.font, known)
  }
  return [...byFont.values()].flatMap(({ like, letters }) =>
    inChunks([...letters], lettersInText).map((some) => {
      const text = inChunks(some, lettersInLine)
        .map((line) => line.join(''))
        .join('\n')
      return { blocks: [{ ...like, text, outline: null }], gap: mm(0) }
    }),
  )
}

/**
 * The lines of the list that would lose characters, each with those characters. `lacking` comes from the results for
 * the probes.
 */
export function linesLosingLetters(
  pieces: readonly RosterPiece[],
  lacking: ReadonlyMap<TextBlock['font'], ReadonlySet<string>>,
): LineProblem[] {
  const lost = new Map<number, Set<string>>()
  for (const { player, lettering } of pieces)
    for (const block of lettering.blocks)
      for (const letter of lettersOf(block))
        if (lacking.get(block.font)?.has(letter))
          lost.set(player.line, (lost.get(player.line) ?? new Set()).add(letter))
  return [...lost]
    .sort(([one], [other]) => one - other)
    .map(([line, letters]) => ({ line, message: `not in this font: ${[...letters].join(' ')}` }))
}

const lettersOf = ({ text }: TextBlock): string[] =>
  Array.from(text.normalize('NFC')).filter((letter) => letter.trim() !== '')

const inChunks = <Item>(all: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
