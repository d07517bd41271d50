import { useState } from 'react'
import type { ListPage } from './list-page.ts'

/** What is shown: the page that came first, and those that were asked for behind it, by the row that each starts behind. */
export function useShownRows<Row>(first: ListPage<Row>) {
  const [later, setLater] = useState<ReadonlyMap<string, readonly Row[]>>(new Map())
  return {
    all: [...first.rows, ...[...later.values()].flat()],
    /** A page tells what it shows, and nothing when it goes. */
    tell(start: string, rows: readonly Row[] | null): void {
      setLater((before) => {
        const next = new Map(before)
        if (rows) next.set(start, rows)
        else next.delete(start)
        return next
      })
    },
  }
}

export type ShownRows<Row> = ReturnType<typeof useShownRows<Row>>
