import { Link } from 'react-router'
import type { Cells } from '#app/admin/lists/chosen-columns.ts'
import { rowLinkStyle } from '#app/admin/lists/list-table.tsx'
import { EditRequestBadge } from '#app/edit-requests/edit-request-badge.tsx'
import type { EditRequestColumn } from '#domain/lists/lists.ts'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'

/** Of each column, what it shows of a request; `to` is the address of one. */
export const requestCells = (
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
  asked: { card: 'when', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  reviewed: { cell: ({ reviewedAt }) => reviewedAt && <Moment at={reviewedAt} /> },
  reviewer: { cell: ({ reviewedByName }) => reviewedByName },
})

const Moment = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()} className="figures">
    {formatMoment(at)}
  </time>
)
