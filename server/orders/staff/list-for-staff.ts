import type { OrdersDeps } from '../deps.ts'
import type { StaffListInput } from '../input.ts'
import { type OrderPage, type StaffOrderSummary, toStaffSummary } from '../present.ts'
import { readPage } from '../read-page.ts'
import { type FilterDeps, whereOf } from './filter-orders.ts'

/** Partial matches of number and customer, combined with the other filters. */
export async function listForStaff(
  deps: Pick<OrdersDeps, 'database'> & FilterDeps,
  { before, ...filters }: StaffListInput,
): Promise<OrderPage<StaffOrderSummary>> {
  return readPage(deps.database, await whereOf(deps, filters), before, toStaffSummary)
}
