import { useState } from 'react'
import type { ListPage } from './list-page.ts'

/** The rows shown: the first page and those loaded after it, keyed by the row each one starts after. */
export function useShownRows<Row>(first: ListPage<Row>) {
  const [later, setLater] = useState<ReadonlyMap<string, readonly Row[]>>(new Map())
  return {
    all: [...first.rows, ...[...later.values()].flat()],
    /** A page reports its rows, and null when it unmounts. */
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
