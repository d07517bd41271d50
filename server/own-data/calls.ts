import { own } from '#server/kernel/door.ts'
import { deleteCustomer } from './delete-account.ts'
import { exportOwnData } from './export-own-data.ts'

export const ownDataCalls = {
  /** One JSON document, written while it is read. */
  export: own(exportOwnData),
  /** By another system of the shop's owner. */
  deleteCustomer,
}
