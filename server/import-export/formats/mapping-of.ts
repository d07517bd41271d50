import type { Cells } from '../plans/read-cells.ts'
import type { ColumnUse, ImportKind } from '../tables.ts'
import { customerFormats } from './customer-formats.ts'
import type { Formats } from './format.ts'
import { orderFormats } from './order-formats.ts'
import { productFormats } from './product-formats.ts'
import { redirectFormats } from './redirect-formats.ts'
import { subscriberFormats } from './subscriber-formats.ts'

const formatsOf: Record<ImportKind, Formats> = {
  products: productFormats,
  customers: customerFormats,
  orders: orderFormats,
  subscribers: subscriberFormats,
  redirects: redirectFormats,
}

/** How the rows of one file are read. */
export type Mapping = {
  format: string
  columns: ColumnUse[]
  rename(cells: ReadonlyMap<string, string>): Record<string, string>
  read(rows: readonly Cells[]): Cells[]
}

/** Finds the mapping from a file's header as written. The shop's own columns are recognized in every format. */
export function mappingOf(kind: ImportKind, header: readonly string[]): Mapping {
  const { own, formats } = formatsOf[kind]
  const names = header.map((name) => name.trim().toLowerCase())
  const has = (one: string): boolean => names.includes(one)
  const format = formats.find(({ marks }) => marks.every((some) => some.some(has)))
  if (!format) throw new Error('A kind of import has no format of its own')
  const becomes = (name: string): string | null => format.columns[name] ?? (own.includes(name) ? name : null)
  return {
    format: format.name,
    columns: header.flatMap((column, at) => {
      const key = becomes(names[at] ?? '')
      if (column.trim() === '') return []
      return [{ column: column.trim(), becomes: key && (format.shown?.[key] ?? key) }]
    }),
    rename(cells) {
      const renamed: Record<string, string> = {}
      for (const [name, text] of cells) {
        const key = becomes(name)
        if (key === null) continue
        const before = renamed[key]
        renamed[key] = before ? `${before} ${text}`.trim() : text
      }
      return renamed
    },
    read: format.read ?? ((rows) => [...rows]),
  }
}
