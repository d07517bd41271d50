import type { Cells } from '../plans/read-cells.ts'

/** Whose columns a file has, and what they become in the shop's own. */
export type Format = {
  /** As staff read it; empty for the shop's own. */
  name: string
  /** Columns by which it is known, in small letters: all of them, each one of several. None of the shop's own. */
  marks: readonly (readonly string[])[]
  /** What its columns become, by their names in small letters. Texts of several that become one are joined by a blank. */
  columns: Readonly<Record<string, string>>
  /** What stands for a column that becomes none of the shop's own by itself. */
  shown?: Readonly<Record<string, string>>
  /** The rows of one thing, their columns renamed, in the shop's own columns. */
  read?(rows: readonly Cells[]): Cells[]
}

/** Of one kind, the shop's own last. */
export type Formats = {
  own: readonly string[]
  formats: readonly Format[]
}
