import type { Inventory } from '#server/inventory/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Log } from '#server/kernel/log.ts'

export type ListingsNeeds = {
  database: Database
  clock: Clock
  files: FileStore
  log: Log
  inventory: Pick<Inventory, 'open' | 'levelOf' | 'levelsOf'>
}
