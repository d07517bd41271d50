import type { Lettering, TextBlock } from '../lettering/lettering.ts'
import { mm } from '../units.ts'
import { type PieceStyle, type Player, playerName, type Roster } from './roster.ts'
import { ruleFor } from './size-rules.ts'

export type PieceKind = 'both' | 'name' | 'number'

/** One artwork of a player: what is set, and what it is called. */
export type RosterPiece = { player: Player; kind: PieceKind; label: string; lettering: Lettering }

/** Between name and number of one piece, as a share of the name's height. */
const gapShare = 0.5

/** What is to be made of a list, player by player. Names are set as they are written. */
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
