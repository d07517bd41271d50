import { z } from 'zod'
import { letteringFonts } from '../lettering/fonts.ts'
import { letterHeights, outlineWidths } from '../lettering/lettering.ts'
import { inMm } from '../units.ts'

/** A longer list is made in parts: each piece is drawn and measured. */
export const mostPlayers = 150
export const mostCopies = 50
export const mostRules = 20
/** Lists on one sheet. */
export const mostRosters = 10

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Choose a color.')
const height = inMm(
  z
    .number()
    .min(letterHeights.least, 'Heights can be 0.12 to 22 in.')
    .max(letterHeights.most, 'Heights can be 0.12 to 22 in.'),
)

/** How all names, or all numbers, of a list look. */
export const pieceStyleSchema = z.object({
  font: z.enum(letteringFonts),
  colour,
  outline: z
    .object({
      colour,
      width: inMm(z.number().min(outlineWidths.least).max(outlineWidths.most)),
    })
    .nullable(),
})

/** How high names and numbers of a size are, in mm. An empty size is for all that no other rule names. */
export const sizeRuleSchema = z.object({
  size: z.string().trim().max(40),
  nameHeight: height,
  numberHeight: height,
})

export const rosterFields = ['name', 'number', 'size', 'quantity'] as const
export type RosterField = (typeof rosterFields)[number]

/** Which column of the list holds what; null for none. Counted from 0. */
export type ColumnMapping = Record<RosterField, number | null>

const column = z.int().min(0).max(100).nullable()

/** A team's list with all that was chosen for it, so that it can be opened and changed again. */
export const rosterSchema = z.object({
  id: z.string().min(1).max(40),
  /** As it was pasted. */
  list: z.string().max(40_000),
  hasHeader: z.boolean(),
  columns: z.object({ name: column, number: column, size: column, quantity: column }),
  rules: z.array(sizeRuleSchema).min(1).max(mostRules),
  nameStyle: pieceStyleSchema,
  numberStyle: pieceStyleSchema,
  /** Name above number as one artwork, or each by itself. */
  pieces: z.enum(['one', 'two']),
})

/** Marks what was made for a player of a list; `label` is what layers call it. */
export const playerMarkSchema = z.object({
  list: z.string().min(1).max(40),
  line: z.int().min(1).max(100_000),
  label: z.string().min(1).max(120),
})

export type PlayerMark = z.output<typeof playerMarkSchema>

/** All that is made for one player is selected and moved together. */
export const playerGroup = ({ list, line }: PlayerMark): string => `${list} line ${line}`

export type Roster = z.output<typeof rosterSchema>
export type PieceStyle = z.output<typeof pieceStyleSchema>
export type SizeRule = z.output<typeof sizeRuleSchema>

/** One line of the list. `line` counts from 1 as the shopper sees it. */
export type Player = { line: number; name: string; number: string; size: string; quantity: number }

/** What layers and panels call a player: "7 AMY". */
export const playerName = ({ name, number }: Pick<Player, 'name' | 'number'>): string =>
  [number, name].filter((part) => part !== '').join(' ')
