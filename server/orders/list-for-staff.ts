import { type FilterNeeds, whereOf } from './filter-orders.ts'
import type { OrdersNeeds } from './index.ts'
import type { StaffListInput } from './input.ts'
import { type OrderPage, type StaffOrderSummary, toStaffSummary } from './present.ts'
import { readPage } from './read-page.ts'

/** Partial matches of number and customer, and whatever else is chosen. */
export async function listForStaff(
  needs: Pick<OrdersNeeds, 'database'> & FilterNeeds,
  { before, ...filters }: StaffListInput,
): Promise<OrderPage<StaffOrderSummary>> {
  return readPage(needs.database, await whereOf(needs, filters), before, toStaffSummary)
}
