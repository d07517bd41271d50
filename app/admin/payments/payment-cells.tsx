import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import { rowLinkStyle, type ShownColumn } from '#app/admin/lists/list-table.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { type PaymentColumn, paymentColumns } from '#domain/lists/lists.ts'
import { cents } from '#domain/money/money.ts'
import type { ListedPayment } from '#server/payments/index.ts'
import { AttemptBadge } from './attempt-badge.tsx'

/** What needs a look: records that differ, unless that was noted, or a wrong amount. */
const problemOf = ({ noted, difference, status, failureReason }: ListedPayment): string | null =>
  (noted ? null : difference) ?? (status === 'mismatch' ? failureReason : null)

const cellsOf = (openId: string | null, search: string): Cells<PaymentColumn, ListedPayment> => ({
  order: {
    card: 'title',
    cell: ({ id, order }) => (
      <Link
        to={`/admin/payments/${id}${search}`}
        prefetch="intent"
        preventScrollReset
        aria-current={id === openId ? 'true' : undefined}
        className={rowLinkStyle}
      >
        {order?.orderNumber ?? 'No order yet'}
      </Link>
    ),
  },
  customer: { card: 'who', cell: ({ order }) => order?.contactName },
  made: {
    card: 'when',
    cell: ({ createdAt }) => <Moment at={createdAt} className="figures" />,
  },
  status: {
    card: 'state',
    cell: (payment) => (
      <span className="inline-flex flex-wrap gap-1">
        <AttemptBadge payment={payment} />
        {problemOf(payment) !== null && (
          <Badge tone="yellow" icon={TriangleAlert}>
            Needs a look
          </Badge>
        )}
      </span>
    ),
  },
  provider: { cell: ({ provider }) => provider },
  problem: { cell: (payment) => <span className="whitespace-normal">{problemOf(payment)}</span> },
  refunded: {
    cell: ({ refundedCents }) => refundedCents > 0 && <Money amount={cents(refundedCents)} />,
  },
  amount: { card: 'amount', cell: ({ amountCents }) => <Money amount={cents(amountCents)} /> },
})

/** `search` is the query string that links to a payment keep. */
export const paymentTableColumns = (
  chosen: readonly PaymentColumn[],
  openId: string | null,
  search: string,
): ShownColumn<ListedPayment>[] => chosenColumns(paymentColumns, cellsOf(openId, search), chosen, 'order')
