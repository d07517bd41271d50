import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { TableChanges } from '#server/kernel/postgres/table-changes.ts'

export type RedirectsDeps = {
  database: Database
  clock: Clock
  tableChanges: TableChanges
  /** The origin of the shop's pages: redirects never lead elsewhere. */
  origin: string
}
