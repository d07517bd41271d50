/** A column of a list of the back office. */
export type ListColumn = {
  label: string
  /** Figures stand to the right. */
  isFigure?: true
  /** Shown unless somebody chooses otherwise. */
  isUsual?: true
}

/** As many rows are counted one by one; one more stands for any number above. */
export const mostCounted = 10_000

/** "1,234", or "10,000+" of what nobody counts to its end. */
export const writeCount = (count: number): string =>
  `${Math.min(count, mostCounted).toLocaleString('en-US')}${count > mostCounted ? '+' : ''}`

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** What the rows come by: a column, and whether its last comes first. */
export type ListSort<Key extends string = string> = { column: Key; isDescending: boolean }

/** How somebody looks at a list: kept with their account. */
export type ListSettings<Key extends string = string> = {
  columns: readonly Key[]
  density: Density
  /** Rows of a page. */
  rows: number
}

/** How many rows a page may have; the first is docs/spec-map.md B9. */
export const rowChoices = [10, 25, 50, 100] as const

/** As an address says it: "total", or "-total" for the last first. */
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

/** What was kept, as far as the list still has it; null where nothing was. */
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
