import { useState } from 'react'
import { ContentList } from '#app/tracking/content-list.tsx'
import { later } from '#app/ui/later.tsx'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { isReleased } from '#domain/orders/order-status.ts'
import { labelRefusalWords, refusesLabel } from '#domain/shipping/label-rules.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { PickupView, ShipmentView } from '#server/shipping/index.ts'
import { DeskButtons } from './desk-buttons.tsx'
import { JoinedOrders } from './joined-orders.tsx'
import type { ToShip } from './label-form.ts'
import { PickupPart } from './pickup-part.tsx'
import { ShipmentCard } from './shipment-card.tsx'

export type ShippingPanelProps = {
  order: StaffOrder
  shipments: ShipmentView[]
  pickup: PickupView | null
  unpacked: UnpackedItem[]
  toShip: ToShip
}

const LabelDialog = later(() => import('./label-dialog.tsx').then((part) => part.LabelDialog))
const EnterTrackingDialog = later(() =>
  import('./enter-tracking-dialog.tsx').then((part) => part.EnterTrackingDialog),
)

const isLive = ({ purchase }: ShipmentView): boolean => ['buying', 'bought', 'entered'].includes(purchase)

/** The parcels of an order, and the buttons that create new ones (docs/spec-map.md B2). */
export function ShippingPanel({ order, shipments, pickup, unpacked, toShip }: ShippingPanelProps) {
  const [open, setOpen] = useState<'outbound' | 'return' | 'number' | null>(null)
  const refusal = refusesLabel(order)
  const isPaid = isReleased(order.paymentStatus)
  const live = shipments.filter(isLive)
  const hasOutbound = live.some(({ kind }) => kind === 'outbound')
  const ownGoods = toShip.goods.filter(({ orderId }) => orderId === order.id)
  const isSplit = hasOutbound && (live.length > 1 || ownGoods.length > 0)
  const hasReturn = live.some(({ kind }) => kind === 'return')
  const close = (): void => setOpen(null)
  return (
    <section aria-label="Shipping" className="mt-4 rounded-lg border border-line bg-surface p-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-bold text-base">Shipping</h3>
        <DeskButtons refusal={refusal} isPaid={isPaid} hasOutbound={hasOutbound} onOpen={setOpen} />
      </header>
      {refusal && refusal !== 'pickup' && (!hasOutbound || !isPaid) && (
        <p id="label-refusal" className="mt-2 text-ink-muted">
          {labelRefusalWords[refusal]}
        </p>
      )}
      {(pickup || (refusal === 'pickup' && shipments.length === 0)) && (
        <PickupPart {...{ order, pickup, unpacked }} />
      )}
      {toShip.unprintable && refusal !== 'pickup' && !hasOutbound && (
        <p className="mt-2 text-red-ink">{toShip.unprintable}</p>
      )}
      {hasOutbound && isOnTheWay(order.status) && <StillToShip goods={ownGoods} />}
      <div className="mt-3 empty:hidden">
        <JoinedOrders orderId={order.id} joins={toShip.joins} />
      </div>
      {shipments.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {shipments.map((shipment) => (
            <ShipmentCard key={shipment.id} shipment={shipment} isPart={isSplit} />
          ))}
        </ul>
      )}
      {(open === 'outbound' || open === 'return') && (
        <LabelDialog
          order={order}
          kind={open}
          isAdditional={open === 'return' ? hasReturn : hasOutbound && ownGoods.length === 0}
          toShip={toShip}
          unpacked={unpacked}
          onClose={close}
        />
      )}
      {open === 'number' && <EnterTrackingDialog orderId={order.id} goods={toShip.goods} onClose={close} />}
    </section>
  )
}

/** For an order that has shipped in part. */
function StillToShip({ goods }: Pick<ToShip, 'goods'>) {
  if (goods.length === 0) return null
  return (
    <div className="mt-3 rounded-md border border-yellow bg-yellow-wash px-3 py-2">
      <p className="font-semibold text-yellow-ink">Still to ship</p>
      <ContentList lines={goods} />
    </div>
  )
}
