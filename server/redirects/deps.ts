import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { TableChanges } from '#server/kernel/postgres/table-changes.ts'

export type RedirectsDeps = {
  database: Database
  clock: Clock
  tableChanges: TableChanges
  /** Where the shop's pages are: nothing leads to another place. */
  origin: string
}
