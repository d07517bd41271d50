import { PackageCheck, Store, Tag } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { PickupPrompt } from '#app/admin/shipping/status-prompts.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { BoardCard } from '#server/production/index.ts'
import type { ProductionAnswer } from './production-actions.ts'

type Packed = { orderId: string; orderNumber: string; contactEmail: string; delivery: BoardCard['delivery'] }

/**
 * Orders of which everything is packed: a label for what is sent, the shelf for what is fetched. Nothing happens by
 * itself, since both tell the customer.
 */
export function PackedOrders({ cards }: { cards: readonly BoardCard[] }) {
  const orders = [
    ...new Map(cards.filter((card) => card.isOrderPacked).map((card) => [card.orderId, card])).values(),
  ]
  const toShip = orders.filter(({ delivery }) => delivery === 'shipping')
  const toFetch = orders.filter(({ delivery }) => delivery === 'pickup')
  const [shelved, setShelved] = useState<Packed | null>(null)
  if (orders.length === 0 && !shelved) return null
  return (
    <section
      aria-label="Packed orders"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-green bg-green-wash px-4 py-2.5"
    >
      <p className="flex items-center gap-2 font-semibold text-green-ink">
        <PackageCheck aria-hidden className="size-5 shrink-0" />
        {orders.length} {orders.length === 1 ? 'order is' : 'orders are'} packed
      </p>
      {toShip.length > 0 && (
        <LinkButton size="sm" to={`/admin/labels?orders=${toShip.map(({ orderId }) => orderId).join(',')}`}>
          <Tag aria-hidden />{' '}
          {toShip.length === 1 ? `Label ${toShip[0]?.orderNumber}` : `Label ${toShip.length} orders`}
        </LinkButton>
      )}
      {toFetch.map((order) => (
        <ShelveButton key={order.orderId} order={order} onShelved={setShelved} />
      ))}
      {shelved && (
        <PickupPrompt
          order={{
            id: shelved.orderId,
            orderNumber: shelved.orderNumber,
            contactEmail: shelved.contactEmail,
          }}
          onClose={() => setShelved(null)}
        />
      )}
    </section>
  )
}

function ShelveButton({ order, onShelved }: { order: Packed; onShelved: (order: Packed) => void }) {
  const fetcher = useFetcher<ProductionAnswer>()
  const heard = useEffectEvent((answer: ProductionAnswer) => {
    if (answer.intent === 'failed') return notify.error('Nothing was changed', answer.message)
    if (answer.intent !== 'shelve') return
    if (!answer.outcome.ok) return notify.error('Failed to update order status', answer.outcome.message)
    onShelved(order)
  })
  useEffect(() => {
    if (fetcher.data) heard(fetcher.data)
  }, [fetcher.data])
  return (
    <fetcher.Form method="post" action="/admin/production">
      <input type="hidden" name="orderId" value={order.orderId} />
      <Button type="submit" name="intent" value="shelve" size="sm" isBusy={fetcher.state !== 'idle'}>
        <Store aria-hidden /> {order.orderNumber} ready for pickup
      </Button>
    </fetcher.Form>
  )
}
