import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { EditRequestColumn } from '#domain/lists/lists.ts'
import type { EditRequestFilters } from '#domain/orders/edit-request-filters.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import {
  countUpTo,
  findPage,
  inOrder,
  type ListSource,
  type PageWish,
} from '#server/kernel/list/find-page.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'
import type { EditRequestDeps } from './deps.ts'
import { presentRows } from './find-requests.ts'
import { type StaffEditRequestView, toStaff } from './present.ts'
import { editRequests } from './tables.ts'

export type EditRequestWish = PageWish<EditRequestColumn> & { filters: EditRequestFilters }

export type EditRequestPage = { rows: StaffEditRequestView[]; next: Place | null }

type Deps = Pick<EditRequestDeps, 'database' | 'orders'>

const { id, orderId, createdAt, reviewedAt, reviewedByName, requestDetails, status } = editRequests

/**
 * Pending ones first, and within each status the newest: milliseconds to a distant moment, in digits of fixed width.
 */
const waitingFirst = sql`(case ${status} when 'pending' then '0' when 'approved' then '1' else '2' end
  || lpad((9999999999999 - floor(extract(epoch from ${createdAt}) * 1000))::bigint::text, 14, '0'))`

function sourceOf({ orders }: Deps): ListSource<EditRequestColumn> {
  const { join, sortKeys } = orders.orderInQuery(orderId)
  return {
    table: editRequests,
    join,
    id,
    sortKeys: {
      ...sortKeys,
      wish: { by: sql`left(lower(${requestDetails}), 200)`, type: 'text' },
      status: { by: waitingFirst, type: 'text' },
      asked: { by: createdAt, type: 'timestamptz' },
      reviewed: { by: sql`coalesce(${reviewedAt}, 'infinity')`, type: 'timestamptz' },
      reviewer: { by: sql`coalesce(lower(${reviewedByName}), '')`, type: 'text' },
    },
  }
}

/** Part of the order's number, of the customer's name or of the requested change. */
function whereOf({ orders }: Deps, { search, status: wanted }: EditRequestFilters): SQL | undefined {
  const { number, contactName } = orders.orderInQuery(orderId)
  return and(
    anyContains([number, contactName, requestDetails], search),
    // docs/decisions.md 3: older data says rejected.
    wanted && inArray(status, wanted === 'declined' ? ['declined', 'rejected'] : [wanted]),
  )
}

export async function listRequestTable(
  deps: Deps,
  { filters, ...page }: EditRequestWish,
): Promise<EditRequestPage> {
  const { orm } = deps.database
  const { ids, next } = await findPage(orm, sourceOf(deps), whereOf(deps, filters), page)
  const rows = await orm.select().from(editRequests).where(inArray(id, ids))
  return { rows: await presentRows(deps, inOrder(ids, rows), toStaff), next }
}

export const countRequests = (deps: Deps, filters: EditRequestFilters): Promise<number> =>
  countUpTo(deps.database.orm, sourceOf(deps), whereOf(deps, filters))
