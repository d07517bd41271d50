import type { EditRequests } from '#server/edit-requests/index.ts'
import type { ItemPictures } from '#server/item-pictures/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Orders } from '#server/orders/index.ts'
import type { PrintFiles } from '#server/printfiles/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { Settings } from '#server/settings/index.ts'

export type ProductionDeps = {
  database: Database
  clock: Clock
  realtime: Realtime
  files: FileStore
  readSettings: Settings['read']
  orders: Orders
  editRequests: Pick<EditRequests, 'askedOf'>
  printFiles: Pick<PrintFiles, 'filmOf'>
  itemPictures: Pick<ItemPictures, 'onPaper'>
}
