import { may, own } from '#server/kernel/door.ts'
import { deleteCustomer } from './delete-account.ts'
import { exportOwnData } from './export-own-data.ts'
import { isAddressProven } from './merge-customers.ts'

export const ownDataCalls = {
  /** One JSON document, written as the data is read. */
  export: own(exportOwnData),
  isAddressProven: may('customers.read', isAddressProven),
  /** For another system of the shop's owner. */
  deleteCustomer,
}
