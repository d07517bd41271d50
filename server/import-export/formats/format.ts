import type { Cells } from '../plans/read-cells.ts'

/** Whose columns a file uses, and how they map to the shop's own. */
export type Format = {
  /** The name shown to staff; empty for the shop's own. */
  name: string
  /**
   * Columns that identify the format, in lowercase: every group must match, by any one of its names. None for the
   * shop's own.
   */
  marks: readonly (readonly string[])[]
  /**
   * What its columns map to, by their lowercase names. When several map to one, their texts are joined with a space.
   */
  columns: Readonly<Record<string, string>>
  /** What to show for a column that doesn't map directly to one of the shop's own. */
  shown?: Readonly<Record<string, string>>
  /** Converts the rows of one record, with columns already renamed, to the shop's own columns. */
  read?(rows: readonly Cells[]): Cells[]
}

/** Formats of one kind, the shop's own last. */
export type Formats = {
  own: readonly string[]
  formats: readonly Format[]
}
