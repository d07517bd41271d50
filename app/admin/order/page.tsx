import { ArrowLeft, ListPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { OpenLink, OpenLinkButton } from '#app/admin/open-link.tsx'
import type { ToShip } from '#app/admin/shipping/label-form.ts'
import { ShippingPanel } from '#app/admin/shipping/shipping-panel.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { later } from '#app/ui/later.tsx'
import type { CounterPaymentView } from '#domain/orders/draft-order.ts'
import { heldByPayment } from '#domain/orders/order-status.ts'
import type { DraftOrderCard } from '#server/draft-orders/index.ts'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'
import type { MessageFile } from '#server/inbound-mail/index.ts'
import type { TextsOfOrder } from '#server/mail/index.ts'
import type { StaffOrderChange } from '#server/order-changes/index.ts'
import type { OrderMessageView, StaffOrder } from '#server/orders/index.ts'
import type { OrderPayment, RefundView } from '#server/payments/index.ts'
import type { PrintFileView } from '#server/printfiles/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { PickupView, ShipmentView } from '#server/shipping/index.ts'
import { DetailsButton } from './details-button.tsx'
import type { ItemEditor } from './editor-buttons.tsx'
import { FilesOfOrder } from './files-of-order.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderItemCard } from './order-item-card.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { PaymentPanel } from './payment-panel.tsx'

/** Few orders have one. */
const EditRequestCard = later(() =>
  import('#app/admin/edit-requests/edit-request-card.tsx').then((part) => part.EditRequestCard),
)

export type OrderPageProps = {
  order: StaffOrder
  /** The account belongs to a customer, not to staff. */
  isCustomer: boolean
  attempts: OrderPayment[]
  refunds: RefundView[]
  printFiles: PrintFileView[]
  requests: StaffEditRequestView[]
  /** By item; items without an editable design are missing. */
  editors: Record<string, ItemEditor>
  /** Gang sheets are made by an outside design service. */
  isOutside: boolean
  shipments: ShipmentView[]
  toShip: ToShip
  unpacked: UnpackedItem[]
  changes: StaffOrderChange[]
  pickup: PickupView | null
  messages: OrderMessageView[]
  texts: TextsOfOrder
  mailed: MessageFile[]
  /** How it was paid at the counter; null if it was not. */
  taken: CounterPaymentView | null
  /** The draft order it was written as by staff; null for a shopper's own order. */
  draftOrder: DraftOrderCard | null
}

/** One order in full: what to print, for whom, what was paid, and what has happened so far. */
export function OrderPage(props: OrderPageProps) {
  const { order, attempts, refunds, printFiles, requests, editors, isOutside } = props
  const { toShip, shipments, unpacked, pickup, messages, taken, draftOrder, isCustomer, changes } = props
  const { search } = useLocation()
  const cancelling = useState(false)
  return (
    <article aria-labelledby="order-title" className="max-w-4xl px-4 py-5 sm:px-6">
      <Link to={`/admin${search}`} className="mb-3 inline-flex items-center gap-1.5 text-ink-muted xl:hidden">
        <ArrowLeft aria-hidden className="size-4" /> All orders
      </Link>
      <OrderHead {...{ order, unpacked, draftOrder, shipments }} onCancel={() => cancelling[1](true)} />

      {order.notes && (
        <section aria-label="Order notes" className="mt-5 rounded-md border border-yellow bg-yellow-wash p-4">
          <h3 className="font-semibold text-yellow-ink">Notes from the customer</h3>
          <p className="mt-1 whitespace-pre-wrap">{order.notes}</p>
        </section>
      )}

      <section aria-label="Items" className="mt-5 grid gap-4">
        <ItemTools order={order} />
        {order.items.map((item) => (
          <OrderItemCard
            key={item.id}
            item={item}
            hold={heldByPayment(order.paymentStatus)}
            printFiles={printFiles.filter((file) => file.orderItemId === item.id)}
            editor={editors[item.id] ?? null}
            isOutside={isOutside}
          />
        ))}
      </section>

      <EditRequests requests={requests} />
      <ShippingPanel {...{ order, shipments, pickup, unpacked, toShip }} />

      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Panel title="Customer">
          <CustomerDetails order={order} isCustomer={isCustomer} />
          <DetailsButton order={order} />
        </Panel>
        <Panel title="Payment">
          <OrderTotals order={order} />
          <PaymentPanel {...{ order, attempts, refunds, taken, cancelling, changes }} />
        </Panel>
      </div>
      <Panel title="Timeline" className="mt-4">
        <OrderTimeline
          key={order.id}
          order={order}
          {...{ messages, requests, shipments }}
          editors={props.editors}
          texts={props.texts}
          mailed={props.mailed}
        />
      </Panel>
    </article>
  )
}

function ItemTools({ order }: { order: StaffOrder }) {
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden">
      <OpenLinkButton size="sm" to={`/admin/orders/${order.id}/change`}>
        <ListPlus aria-hidden className="size-4" /> Change lines…
      </OpenLinkButton>
      <FilesOfOrder order={order} />
    </div>
  )
}

function EditRequests({ requests }: { requests: StaffEditRequestView[] }) {
  return (
    requests.length > 0 && (
      <section aria-labelledby="order-edit-requests" className="mt-6 grid gap-4">
        <h3 id="order-edit-requests" className="font-bold text-base">
          Edit requests
        </h3>
        {requests.map((request) => (
          <EditRequestCard key={request.id} request={request} />
        ))}
      </section>
    )
  )
}

function Panel({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={`rounded-lg border border-line bg-surface p-4 ${className ?? ''}`}>
      <h3 className="mb-3 font-bold text-base">{title}</h3>
      {children}
    </section>
  )
}

function CustomerDetails({ order, isCustomer }: { order: StaffOrder; isCustomer: boolean }) {
  const { shippingAddress: address } = order
  return (
    <dl className="grid gap-2.5">
      <div>
        <dt className="text-ink-faint text-xs">Name</dt>
        <dd className="font-medium">
          <CustomerName order={order} isCustomer={isCustomer} />{' '}
          {order.customerId === null && <Badge tone="neutral">Guest</Badge>}
        </dd>
      </div>
      <div>
        <dt className="text-ink-faint text-xs">Email</dt>
        <dd>
          {order.contactEmail ? (
            <>
              <a className="break-all underline underline-offset-2" href={`mailto:${order.contactEmail}`}>
                {order.contactEmail}
              </a>
              <Link
                to={`/admin?customer=${encodeURIComponent(order.contactEmail)}`}
                className="mt-1 block font-semibold underline underline-offset-2"
              >
                All orders of this customer
              </Link>
            </>
          ) : (
            'No email'
          )}
        </dd>
      </div>
      <div>
        <dt className="text-ink-faint text-xs">Phone</dt>
        <dd className="figures">{order.contactPhone || 'No phone'}</dd>
      </div>
      {order.deliveryMethod === 'shipping' && (
        <div>
          <dt className="text-ink-faint text-xs">Ship to</dt>
          <dd>
            <address className="not-italic">
              {address.name}
              <br />
              {[address.street1, address.street2].filter(Boolean).join(', ') || 'No street given'}
              <br />
              {[address.city, address.state, address.zip].filter(Boolean).join(' ')}
            </address>
          </dd>
        </div>
      )}
    </dl>
  )
}

function CustomerName({ order, isCustomer }: { order: StaffOrder; isCustomer: boolean }) {
  const name = order.contactName || (order.customerId === null ? 'Guest Customer' : 'Customer')
  if (!isCustomer) return name
  return (
    <OpenLink
      to={`/admin/customers/${order.customerId}`}
      className="font-semibold underline underline-offset-2"
    >
      {name}
    </OpenLink>
  )
}
