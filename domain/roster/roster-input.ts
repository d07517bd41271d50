import { z } from 'zod'
import { letteringFonts } from '../lettering/fonts.ts'
import { letterHeights, outlineWidths } from '../lettering/lettering-limits.ts'
import { inMm } from '../units.ts'

export const mostRules = 20

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Choose a color.')
const height = inMm(
  z
    .number()
    .min(letterHeights.least, 'Heights can be 0.12 to 22 in.')
    .max(letterHeights.most, 'Heights can be 0.12 to 22 in.'),
)

/** The style of all names, or of all numbers, in a list. */
export const pieceStyleSchema = z.object({
  font: z.enum(letteringFonts),
  color,
  outline: z
    .object({
      color,
      width: inMm(z.number().min(outlineWidths.least).max(outlineWidths.most)),
    })
    .nullable(),
})

/** The height of names and numbers for a size, in mm. An empty size covers every size that no other rule names. */
export const sizeRuleSchema = z.object({
  size: z.string().trim().max(40),
  nameHeight: height,
  numberHeight: height,
})

const column = z.int().min(0).max(100).nullable()

/** A team's list with all of its settings, so that it can be opened and edited again. */
export const rosterSchema = z.object({
  id: z.string().min(1).max(40),
  /** The list as pasted. */
  list: z.string().max(40_000),
  hasHeader: z.boolean(),
  columns: z.object({ name: column, number: column, size: column, quantity: column }),
  rules: z.array(sizeRuleSchema).min(1).max(mostRules),
  nameStyle: pieceStyleSchema,
  numberStyle: pieceStyleSchema,
  /** Name above number as one artwork, or each on its own. */
  pieces: z.enum(['one', 'two']),
})

/** Marks an artwork made for a player in a list; `label` is its name in the layers panel. */
export const playerMarkSchema = z.object({
  list: z.string().min(1).max(40),
  line: z.int().min(1).max(100_000),
  label: z.string().min(1).max(120),
})

export type PlayerMark = z.output<typeof playerMarkSchema>

export type Roster = z.output<typeof rosterSchema>
export type PieceStyle = z.output<typeof pieceStyleSchema>
export type SizeRule = z.output<typeof sizeRuleSchema>
