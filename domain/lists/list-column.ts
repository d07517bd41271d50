/** A column of a back office list. */
export type ListColumn = {
  label: string
  /** Figures are aligned right. */
  isFigure?: true
  /** Shown by default. */
  isUsual?: true
}

/** Rows are counted exactly up to this number; one more stands for anything above. */
export const mostCounted = 10_000

/** "1,234", or "10,000+" when there are more than are counted. */
export const writeCount = (count: number): string =>
  `${Math.min(count, mostCounted).toLocaleString('en-US')}${count > mostCounted ? '+' : ''}`

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** The sort order: a column, and whether it is descending. */
export type ListSort<Key extends string = string> = { column: Key; isDescending: boolean }

/** A user's display settings for a list, stored with their account. */
export type ListSettings<Key extends string = string> = {
  columns: readonly Key[]
  density: Density
  /** Rows per page. */
  rows: number
}

/** Choices for rows per page; the first is docs/spec-map.md B9. */
export const rowChoices = [10, 25, 50, 100] as const

/** The sort order as written in a URL: "total", or "-total" for descending. */
export function readSort<Key extends string>(
  columns: Readonly<Record<Key, ListColumn>>,
  text: string | null,
  usual: ListSort<Key>,
): ListSort<Key> {
  const isDescending = text?.startsWith('-') ?? false
  const named = text?.slice(isDescending ? 1 : 0) ?? ''
  const column = keysOf(columns).find((key) => key === named)
  return column ? { column, isDescending } : usual
}

export const writeSort = ({ column, isDescending }: ListSort): string => `${isDescending ? '-' : ''}${column}`

export const keysOf = <Key extends string>(columns: Readonly<Record<Key, ListColumn>>): Key[] =>
  Object.keys(columns) as Key[]

/** The stored settings, limited to columns that the list still has; the defaults when nothing was stored. */
export function settingsOf<Key extends string>(
  columns: Readonly<Record<Key, ListColumn>>,
  kept: { columns: readonly string[]; density: Density; rows: number } | null,
): ListSettings<Key> {
  const keys = keysOf(columns)
  if (!kept)
    return {
      columns: keys.filter((key) => columns[key].isUsual),
      density: 'comfortable',
      rows: rowChoices[0],
    }
  return { ...kept, columns: keys.filter((key) => kept.columns.includes(key)) }
}
