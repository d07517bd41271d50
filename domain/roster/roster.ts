import type { PlayerMark } from './roster-input.ts'

export type { PieceStyle, PlayerMark, Roster, SizeRule } from './roster-input.ts'

/** Longer lists are made in parts, because each piece is drawn and measured. */
export const mostPlayers = 150
export const mostCopies = 50
/** The most lists on one sheet. */
export const mostRosters = 10

export const rosterFields = ['name', 'number', 'size', 'quantity'] as const
export type RosterField = (typeof rosterFields)[number]

/** The column that holds each field, counted from 0; null for none. */
export type ColumnMapping = Record<RosterField, number | null>

/** Everything made for one player is selected and moved together. */
export const playerGroup = ({ list, line }: PlayerMark): string => `${list} line ${line}`

/** One line of the list. `line` counts from 1, as shown to the shopper. */
export type Player = { line: number; name: string; number: string; size: string; quantity: number }

/** A player's name in layers and panels: "7 AMY". */
export const playerName = ({ name, number }: Pick<Player, 'name' | 'number'>): string =>
  [number, name].filter((part) => part !== '').join(' ')
