import { CircleCheck, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { SheetLinks } from '#app/admin/sheets/print-sheets.tsx'
import { JoinedOrders } from '#app/admin/shipping/joined-orders.tsx'
import { UnpackedNotice } from '#app/admin/shipping/unpacked-notice.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { ContentList } from '#app/tracking/content-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { LabelBadge } from '#app/ui/shipment-badge.tsx'
import type { UnpackedItem } from '#server/production/index.ts'
import type { PackedOrder, PickupOnTable } from '#server/shipping/index.ts'
import { ItemsOnTable } from './items-on-table.tsx'

export const action = '/admin/packing'

type PickupSheetProps = { found: PickupOnTable; onHandedOut: () => void }

export function PickupSheet({ found: { pickup, items, unmade }, onHandedOut }: PickupSheetProps) {
  const handingOut = useOperation<'packing.hand-out'>({
    done: { 'packing.hand-out': 'Handed out' },
    failed: ({ message }) => ({ title: 'Not handed out', message }),
    onDone: onHandedOut,
  })
  return (
    <Sheet title={`${pickup.orderNumber}: shelf ${pickup.shelf}`}>
      <ItemsOnTable items={items} />
      <Unmade items={unmade} />
      {pickup.pickedUpAt === null ? (
        <OperationForm of={handingOut} action={action} defaultShouldRevalidate={false} className="mt-4">
          <input type="hidden" name="code" value={pickup.code} />
          <OperationButton of={handingOut} operation="packing.hand-out" variant="primary">
            <Store aria-hidden /> Hand out
          </OperationButton>
        </OperationForm>
      ) : (
        <p className="mt-3 text-ink-muted">It was handed out by {pickup.handedOutBy}.</p>
      )}
    </Sheet>
  )
}

type OrderOnTableProps = {
  order: PackedOrder
  ticked: ReadonlySet<string>
  onDone: () => void
  /** The order was joined with another one or separated again: it is looked up again. */
  onJoined: () => void
}

export function OrderOnTable({ order, ticked, onDone, onJoined }: OrderOnTableProps) {
  const { orderId, isPickup, shipments } = order
  const numbers = [order.orderNumber, ...order.together.map(({ orderNumber }) => orderNumber)]
  const left = order.items.reduce((sum, { toShip }) => sum + toShip, 0)
  return (
    <Sheet title={`${numbers.join(' + ')} · ${order.customerName || 'Guest Customer'}`}>
      <JoinedOrders orderId={orderId} joins={order.joins} onDone={onJoined} />
      <ItemsOnTable items={order.items} ticked={ticked} />
      <Unmade items={order.unmade} />
      {isPickup && shipments.length === 0 && <ForTheShelf order={order} />}
      {!isPickup && left > 0 && <WithoutLabel {...{ orderId, left }} isPart={shipments.length > 0} />}
      <ul className="mt-3 grid gap-2">
        {shipments.map((shipment) => (
          <li
            key={shipment.id}
            className="flex flex-wrap items-center gap-3 rounded-md border border-line p-3"
          >
            <strong>Parcel {shipment.parcel.position}</strong>
            <span className="figures">{shipment.trackingNumber}</span>
            <LabelBadge purchase={shipment.purchase} status={shipment.status} />
            {shipment.contents.length > 0 && (
              <span className="order-last basis-full text-ink-muted">
                <ContentList lines={shipment.contents} />
              </span>
            )}
            <a
              href={`/files/labels/${shipment.id}`}
              target="_blank"
              rel="noreferrer"
              className="font-semibold underline underline-offset-2"
            >
              Print label
            </a>
            {shipment.parcel.packedAt && (
              <span className="ml-auto inline-flex items-center gap-1.5 font-semibold text-green-ink">
                <CircleCheck aria-hidden className="size-4" /> Packed
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <Button size="sm" onClick={onDone}>
          Next order
        </Button>
        <SheetLinks orderId={orderId} delivery={isPickup ? 'pickup' : 'shipping'} />
      </div>
    </Sheet>
  )
}

/** A shelf is assigned in the order, along with the email that tells the customer. */
function ForTheShelf({ order: { orderId, status, shelf } }: Pick<OrderOnTableProps, 'order'>) {
  if (shelf !== null)
    return <p className="mt-3">{`It’s for pickup, on shelf ${shelf}. It needs no label.`}</p>
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <span className="text-ink-muted">
        {status === 'ready_for_pickup'
          ? 'It’s for pickup and has no shelf yet. It needs no label.'
          : 'It’s for pickup and needs no label. Once it’s packed, the status Ready for pickup gives it a shelf.'}
      </span>
      <LinkButton size="sm" to={`/admin/orders/${orderId}`}>
        {status === 'ready_for_pickup' ? 'Shelve and email…' : 'Open the order'}
      </LinkButton>
    </p>
  )
}

const WithoutLabel = ({ orderId, left, isPart }: { orderId: string; left: number; isPart: boolean }) => (
  <p className="mt-3 flex flex-wrap items-center gap-3">
    <span className="text-red-ink">
      {isPart
        ? `${left} ${left === 1 ? 'piece is' : 'pieces are'} not in a labeled parcel yet.`
        : 'This order has no label yet.'}
    </span>
    <LinkButton size="sm" to={`/admin/labels?orders=${orderId}`}>
      Make the label
    </LinkButton>
  </p>
)

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-4 rounded-lg border border-line bg-surface p-4">
      <h2 className="figures font-bold text-lg">{title}</h2>
      {children}
    </section>
  )
}

const Unmade = ({ items }: { items: readonly UnpackedItem[] }) => (
  <UnpackedNotice items={items}>
    Not packed yet. According to the production board, this still has to be made.
  </UnpackedNotice>
)
