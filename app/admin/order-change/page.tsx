import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { OrderChangePageProps } from './change-draft.ts'
import { ChangeForm } from './change-form.tsx'

/** Changes the lines of a paid order: the new total is shown before anything is done. */
export function OrderChangePage(props: OrderChangePageProps) {
  const { order, open } = props
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <PageHeader
        title={`Change ${order.orderNumber}`}
        above={
          <Link to={`/admin/orders/${order.id}`} className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> {order.orderNumber}
          </Link>
        }
        description="Quantities, lines, and what they come to. The board, stock, print files, and invoice follow."
      />
      {open.refusal ? (
        <EmptyState
          className="mt-6"
          title="This order cannot be changed now"
          action={<LinkButton to={`/admin/orders/${order.id}`}>Back to the order</LinkButton>}
        >
          {open.refusal}
        </EmptyState>
      ) : (
        <ChangeForm {...props} />
      )}
    </div>
  )
}
