/** A page of a list: `next` is behind which row the one after it starts, null on the last one. */
export type ListPage<Row> = { rows: Row[]; next: { key: string; id: string } | null }

/** A filter with a name and how many rows it finds; everybody's have no id. `query` is the part of an address for it. */
export type ShownView = { id: string | null; name: string; query: string; count: number }
