import { keysOf, type ListColumn } from '#domain/lists/list-column.ts'
import type { ShownColumn } from './list-table.tsx'

/** What a column shows for a row, and where it goes on a card. */
export type Cells<Column extends string, Row> = Readonly<
  Record<Column, Pick<ShownColumn<Row>, 'card' | 'cell'>>
>

/** The columns a person has chosen; those that have a place on cards are always shown there. */
export const chosenColumns = <Column extends string, Row>(
  columns: Readonly<Record<Column, ListColumn>>,
  cells: Cells<Column, Row>,
  chosen: readonly Column[],
  first: Column,
): ShownColumn<Row>[] =>
  keysOf(columns)
    .filter((key) => chosen.includes(key) || cells[key].card !== undefined)
    .map((key) => ({
      ...{ key, ...columns[key], ...cells[key] },
      isCardOnly: !chosen.includes(key) && key !== first,
    }))
