import { Link } from 'react-router'
import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import { rowLinkStyle, type ShownColumn } from '#app/admin/lists/list-table.tsx'
import { EditRequestBadge } from '#app/edit-requests/edit-request-badge.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { type EditRequestColumn, editRequestColumns } from '#domain/lists/lists.ts'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'

const cellsOf = (
  openId: string | null,
  to: (id: string) => string,
): Cells<EditRequestColumn, StaffEditRequestView> => ({
  order: {
    card: 'title',
    cell: ({ id, orderNumber }) => (
      <Link
        to={to(id)}
        preventScrollReset
        aria-current={id === openId ? 'true' : undefined}
        className={rowLinkStyle}
      >
        {orderNumber}
      </Link>
    ),
  },
  customer: { cell: ({ customerName }) => customerName || 'Guest Customer' },
  wish: {
    card: 'who',
    cell: ({ itemName, requestDetails }) => (
      <span className="block max-w-sm whitespace-normal">
        <span className="line-clamp-2">{requestDetails}</span>
        <span className="block truncate text-ink-faint text-xs">{itemName}</span>
      </span>
    ),
  },
  status: { card: 'state', cell: ({ status }) => <EditRequestBadge status={status} /> },
  asked: { card: 'when', cell: ({ createdAt }) => <Moment at={createdAt} className="figures" /> },
  reviewed: { cell: ({ reviewedAt }) => reviewedAt && <Moment at={reviewedAt} className="figures" /> },
  reviewer: { cell: ({ reviewedByName }) => reviewedByName },
})

/** `to` is the address of a request. */
export const requestTableColumns = (
  chosen: readonly EditRequestColumn[],
  openId: string | null,
  to: (id: string) => string,
): ShownColumn<StaffEditRequestView>[] =>
  chosenColumns(editRequestColumns, cellsOf(openId, to), chosen, 'order')
