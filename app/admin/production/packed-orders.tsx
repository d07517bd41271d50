import { PackageCheck, Store, Tag } from 'lucide-react'
import { useRef, useState } from 'react'
import { PickupPrompt } from '#app/admin/shipping/later-prompts.tsx'
import { isUnanswered } from '#app/operations/answered-or.ts'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { BoardCard } from '#server/production/index.ts'

/** Few enough to leave the board in sight. */
const fewAtFirst = 2

type Packed = { orderId: string; orderNumber: string; contactEmail: string; delivery: BoardCard['delivery'] }

/**
 * Fully packed orders: a label for those that ship, a shelf for those picked up. Nothing happens automatically, because
 * both notify the customer.
 */
export function PackedOrders({ cards }: { cards: readonly BoardCard[] }) {
  const orders = [
    ...new Map(cards.filter((card) => card.isOrderPacked).map((card) => [card.orderId, card])).values(),
  ]
  const toShip = orders.filter(({ delivery }) => delivery === 'shipping')
  const toFetch = orders.filter(({ delivery }) => delivery === 'pickup')
  const { shelved, shelvingId, shelve, close } = useShelving()
  const [isAllShown, setIsAllShown] = useState(false)
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
      {(isAllShown ? toFetch : toFetch.slice(0, fewAtFirst)).map((order) => (
        <PermittedButton
          key={order.orderId}
          operation="production.shelve"
          size="sm"
          isBusy={shelvingId === order.orderId}
          disabled={shelvingId !== undefined && shelvingId !== order.orderId}
          onClick={() => shelve(order)}
        >
          <Store aria-hidden /> {order.orderNumber} ready for pickup
        </PermittedButton>
      ))}
      {toFetch.length > fewAtFirst && (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isAllShown}
          onClick={() => setIsAllShown(!isAllShown)}
        >
          {isAllShown ? 'Show fewer' : `${toFetch.length - fewAtFirst} more for pickup`}
        </Button>
      )}
      {shelved && (
        <PickupPrompt
          unpacked={[]}
          order={{
            id: shelved.orderId,
            orderNumber: shelved.orderNumber,
            contactEmail: shelved.contactEmail,
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

/**
 * Puts orders on the shelf one after the other. Belongs to the whole bar, not to a button: once an order is on the
 * shelf its button is gone, and its answer must still be handled.
 */
function useShelving() {
  const [shelved, setShelved] = useState<Packed | null>(null)
  const asked = useRef<Packed | null>(null)
  const { fetcher, send } = useOperation<'production.shelve'>({
    failed: (answer) => ({
      title: isUnanswered(answer) ? 'Nothing was changed' : 'Failed to update order status',
      message: answer.message,
    }),
    onDone: () => setShelved(asked.current),
  })
  return {
    shelved,
    /** The order being sent; until that is done, no other can be sent. */
    shelvingId: fetcher.state === 'submitting' ? fetcher.formData?.get('order') : undefined,
    shelve(order: Packed): void {
      asked.current = order
      send('production.shelve', { order: order.orderId })
    },
    close: (): void => setShelved(null),
  }
}
