import { PackagePlus, Unlink } from 'lucide-react'
import { OrderLink } from '#app/admin/order-link.tsx'
import { useMayCall } from '#app/operations/if-may.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Joins } from '#server/shipping/index.ts'
import { shippingDeskOf, useShipping } from './use-shipping.ts'

export type JoinedOrdersProps = {
  orderId: string
  joins: Joins
  onDone?: () => void
  /** In a list row: one click, without explanatory text. */
  isBrief?: boolean
}

/**
 * Which orders ship in one parcel with this one, and which others of the same customer could; nothing if there are
 * none.
 */
export function JoinedOrders({ orderId, joins, onDone, isBrief = false }: JoinedOrdersProps) {
  const { together, joinable, problem } = joins
  const { send, isBusy } = useShipping({ ...(onDone && { onDone }) })
  const mayWrite = useMayCall()('shipping.join-orders')
  if (together.length === 0 && (joinable.length === 0 || !mayWrite)) return null
  const action = shippingDeskOf(orderId)
  const orders = JSON.stringify([orderId, ...joinable.map(({ id }) => id)])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {together.length > 0 && (
        <p className="text-cyan-ink">
          In one parcel with <Numbers orders={together} />
        </p>
      )}
      {problem && (
        <p role="alert" className="whitespace-normal text-red-ink">
          {problem} Take one of them out.
        </p>
      )}
      {mayWrite && together.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          isBusy={isBusy}
          onClick={() => send('shipping.take-out-order', { order: orderId }, { action })}
        >
          <Unlink aria-hidden /> {together.length === 1 ? 'Take apart' : 'Take out'}
        </Button>
      )}
      {mayWrite && joinable.length > 0 && (
        <JoinButton
          {...{ joinable, isBrief, isBusy }}
          onPress={() => send('shipping.join-orders', { orders }, { action })}
        />
      )}
    </div>
  )
}

type JoinButtonProps = {
  joinable: Joins['joinable']
  isBrief: boolean
  isBusy: boolean
  onPress: () => void
}

function JoinButton({ joinable, isBrief, isBusy, onPress }: JoinButtonProps) {
  const [first] = joinable
  const isOne = joinable.length === 1
  return (
    <>
      {!isBrief && (
        <p>
          <Numbers orders={joinable} /> {isOne ? 'goes' : 'go'} to the same address.
        </p>
      )}
      <Button size="sm" variant={isBrief ? 'quiet' : 'secondary'} isBusy={isBusy} onClick={onPress}>
        <PackagePlus aria-hidden />{' '}
        {isBrief
          ? `One parcel with ${isOne ? first?.orderNumber : `${joinable.length} more`}`
          : 'Send in one parcel'}
      </Button>
    </>
  )
}

const Numbers = ({ orders }: { orders: Joins['together'] }) =>
  orders.map(({ id, orderNumber }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <OrderLink
        orderId={id}
        className="figures whitespace-nowrap font-semibold underline underline-offset-2"
      >
        {orderNumber}
      </OrderLink>
    </span>
  ))
