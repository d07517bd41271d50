import type { Lettering, TextBlock } from '../lettering/lettering.ts'
import { mm } from '../units.ts'
import { type PieceStyle, type Player, playerName, type Roster } from './roster.ts'
import { ruleFor } from './size-rules.ts'

export type PieceKind = 'both' | 'name' | 'number'

/** One artwork of a player: the text to set, and its label. */
export type RosterPiece = { player: Player; kind: PieceKind; label: string; lettering: Lettering }

/** Gap between name and number in a combined piece, as a fraction of the name's height. */
const gapShare = 0.5

/** The pieces to make for a list, player by player. Names are set exactly as written. */
export function rosterPieces(
  players: readonly Player[],
  { rules, nameStyle, numberStyle, pieces }: Pick<Roster, 'rules' | 'nameStyle' | 'numberStyle' | 'pieces'>,
): RosterPiece[] {
  return players.flatMap((player) => {
    const rule = ruleFor(player.size, rules)
    if (!rule) return []
    const name = player.name === '' ? [] : [block(player.name, nameStyle, rule.nameHeight, 'capitals')]
    const number =
      player.number === '' ? [] : [block(player.number, numberStyle, rule.numberHeight, 'digits')]
    const label = playerName(player)
    const gap = mm(Math.min(300, rule.nameHeight * gapShare))
    if (pieces === 'one') {
      const kind = name.length === 0 ? 'number' : number.length === 0 ? 'name' : 'both'
      return [{ player, kind, label, lettering: { blocks: [...name, ...number], gap } }]
    }
    const apart = (blocks: TextBlock[], kind: PieceKind, words: string): RosterPiece[] =>
      blocks.length === 0
        ? []
        : [{ player, kind, label: `${label}, ${words}`, lettering: { blocks, gap: mm(0) } }]
    return [...apart(name, 'name', 'name'), ...apart(number, 'number', 'number')]
  })
}

const block = (
  text: string,
  { font, color, outline }: PieceStyle,
  height: TextBlock['height'],
  heightOf: TextBlock['heightOf'],
): TextBlock => ({
  text,
  font,
  height,
  heightOf,
  letterSpacing: 0,
  lineSpacing: 100,
  align: 'center',
  shape: { kind: 'straight' },
  color,
  outline,
})
