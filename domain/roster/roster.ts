import type { PlayerMark } from './roster-input.ts'

export type { PieceStyle, PlayerMark, Roster, SizeRule } from './roster-input.ts'

/** A longer list is made in parts: each piece is drawn and measured. */
export const mostPlayers = 150
export const mostCopies = 50
/** Lists on one sheet. */
export const mostRosters = 10

export const rosterFields = ['name', 'number', 'size', 'quantity'] as const
export type RosterField = (typeof rosterFields)[number]

/** Which column of the list holds what; null for none. Counted from 0. */
export type ColumnMapping = Record<RosterField, number | null>

/** All that is made for one player is selected and moved together. */
export const playerGroup = ({ list, line }: PlayerMark): string => `${list} line ${line}`

/** One line of the list. `line` counts from 1 as the shopper sees it. */
export type Player = { line: number; name: string; number: string; size: string; quantity: number }

/** What layers and panels call a player: "7 AMY". */
export const playerName = ({ name, number }: Pick<Player, 'name' | 'number'>): string =>
  [number, name].filter((part) => part !== '').join(' ')
