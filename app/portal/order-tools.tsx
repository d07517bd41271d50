import { FileText, RotateCcw } from 'lucide-react'
import { useCart } from '#app/cart/cart-context.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { CustomerOrder } from '#server/orders/index.ts'

/** The invoice, and ordering the same again. */
export function OrderTools({ order }: { order: CustomerOrder }) {
  const cart = useCart()
  const call = useOperation<'orders.order-again'>({
    done: {
      'orders.order-again': ({ items }) =>
        items.length === 0
          ? null
          : {
              title: 'Added to Cart!',
              message: `${items.length} from order ${order.orderNumber}, at today’s prices`,
            },
    },
    failed: (answer) => ({ title: answer.message }),
    onDone(_operation, { items, unavailable }) {
      for (const item of items) cart.add(item, 'again')
      for (const { name, problem } of unavailable)
        notify.error(`${name} can’t be ordered again`, problem, { id: `again-${name}` })
    },
    leadsTo: { 'orders.order-again': ({ items }) => (items.length > 0 ? '/cart' : null) },
  })

  return (
    <footer className="flex flex-wrap gap-2 border-line border-t px-5 py-3">
      <OperationForm of={call}>
        <input type="hidden" name="order" value={order.id} />
        <OperationButton of={call} operation="orders.order-again" size="sm" disabled={!cart.isReady}>
          <RotateCcw aria-hidden className="size-4" />
          Order again
        </OperationButton>
      </OperationForm>
      <a
        href={`/files/invoices/${order.id}`}
        download={`Invoice-${order.orderNumber}.pdf`}
        className={buttonStyle('quiet', 'sm', false)}
      >
        <FileText aria-hidden className="size-4" />
        Invoice
        <span className="sr-only"> of {order.orderNumber} as PDF</span>
      </a>
    </footer>
  )
}
