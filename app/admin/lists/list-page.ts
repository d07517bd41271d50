/** A page of a list: `next` is the row after which the next page starts, null on the last page. */
export type ListPage<Row> = { rows: Row[]; next: { key: string; id: string } | null }

/** A named filter and how many rows it finds; built-in views have no id. `query` is its part of an address. */
export type ShownView = { id: string | null; name: string; query: string; count: number }
