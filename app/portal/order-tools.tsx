import { FileText, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { notify } from '#app/ui/toast.tsx'
import type { CustomerOrder } from '#server/orders/index.ts'
import type { PortalOutcome } from './portal-actions.ts'

/** The invoice, and the same order once more. */
export function OrderTools({ order }: { order: CustomerOrder }) {
  const fetcher = useFetcher<PortalOutcome>()
  const cart = useCart()
  const navigate = useNavigate()

  const settle = useEffectEvent((outcome: PortalOutcome) => {
    if (!outcome.ok) return notify.error(outcome.title, outcome.description)
    const { items = [], unavailable = [] } = outcome
    for (const item of items) cart.add(item, 'again')
    for (const { name, problem } of unavailable)
      notify.error(`${name} cannot be ordered again`, problem, { id: `again-${name}` })
    if (items.length === 0) return
    notify.success('Added to Cart!', `${items.length} of order ${order.orderNumber}, at today’s prices`)
    void navigate('/cart')
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])

  return (
    <footer className="flex flex-wrap gap-2 border-line border-t px-5 py-3">
      <fetcher.Form method="post" action="/customer-portal">
        <input type="hidden" name="orderId" value={order.id} />
        <Button
          type="submit"
          name="intent"
          value="reorder"
          size="sm"
          isBusy={fetcher.state !== 'idle'}
          disabled={!cart.isReady}
        >
          <RotateCcw aria-hidden className="size-4" />
          Order again
        </Button>
      </fetcher.Form>
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
