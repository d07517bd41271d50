import { desc, getTableColumns } from 'drizzle-orm'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import type { EarlierOrdersDeps } from './deps.ts'
import { earlierOrders } from './tables.ts'
import { isOf } from './whose.ts'

/** What was bought at the previous shop stays, like what was bought here; the buyer's identity does not. */
export function earlierOrdersOwnData({ database: { orm }, clock }: EarlierOrdersDeps): OwnDataPart {
  const {
    id: _,
    customerId: _by,
    importedAt: _at,
    forgottenAt: _forgotten,
    ...told
  } = getTableColumns(earlierOrders)
  return {
    read: {
      earlierOrders: (person) =>
        rowsOf(
          orm.select(told).from(earlierOrders).where(isOf(person)).orderBy(desc(earlierOrders.placedAt)),
        ),
    },
    async hand(transaction, from, to) {
      await transaction.update(earlierOrders).set({ customerId: to.userId }).where(isOf(from))
    },
    async erase(transaction, person) {
      await transaction
        .update(earlierOrders)
        .set({ ...nobody, forgottenAt: clock.now() })
        .where(isOf(person))
      return []
    },
  }
}

const nobody = {
  customerId: null,
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  shipTo: '',
  notes: '',
}
