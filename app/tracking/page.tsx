import { Suspense, useEffect, useRef, useState } from 'react'
import { Await, Link } from 'react-router'
import { ParcelDrawing } from '#app/assets/later-drawings.tsx'
import { leftEmpty } from '#app/operations/left-empty.ts'
import { useOperation } from '#app/operations/operation-form.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { TrackedShipment } from '#server/shipping/index.ts'
import { ByNumber, ByOrder } from './look-up-forms.tsx'
import { ShipmentPanel } from './shipment-panel.tsx'
import { TrackedOrderPanel } from './tracked-order-panel.tsx'
import { trackingFailed } from './tracking-failed.ts'

export type TrackingPageProps = {
  number: string
  /** The order number in the URL. */
  orderNumber: string
  /** What we know about the number in the URL. */
  found: TrackedShipment | null
  isSignedIn: boolean
  own: Promise<TrackedShipment[]>
}

/** By number, by order, and the customer's own shipments (docs/spec-map.md S2). */
export function TrackingPage({ number, orderNumber, found, isSignedIn, own }: TrackingPageProps) {
  const [last, setLast] = useState<'parcel' | 'order' | null>(null)
  const parcel = useOperation<'tracking.find-parcel'>({
    failed: ({ reason, message }) =>
      reason === 'invalid' ? { title: message } : { title: trackingFailed, message },
    onDone: () => setLast('parcel'),
    onFailed: () => setLast('parcel'),
  })
  const orderAsked = useOperation<'tracking.find-order'>({
    failed: ({ message }) => ({ title: trackingFailed, message }),
    check: leftEmpty({ orderNumber: 'Enter your order number', email: 'Enter your email address' }),
    onDone: () => setLast('order'),
    onFailed: () => setLast('order'),
  })
  // If both were asked for, the later one is shown; without a script there is only one answer.
  const order = last === 'parcel' ? null : orderAsked.valueOf('tracking.find-order')?.order
  const asked = last === 'order' ? null : parcel.valueOf('tracking.find-parcel')?.shipment
  const shown = parcel.answer || orderAsked.answer ? asked : found
  return (
    <div className="page py-10">
      <PageHeader
        title="Track a shipment"
        description="With the tracking number from your email, or with your order number and email address."
      />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <ByNumber of={parcel} number={number} />
        <ByOrder of={orderAsked} orderNumber={orderNumber} />
      </div>
      <section aria-label="Result" aria-live="polite" className="mt-6 empty:hidden">
        {shown && <h2 className="sr-only">Your parcel</h2>}
        {shown && <ShipmentPanel key={shown.id} shipment={shown} isOpen />}
        {order && <TrackedOrderPanel order={order} />}
      </section>
      <section aria-labelledby="own-shipments" className="mt-12">
        <h2 id="own-shipments" className="font-bold text-lg">
          Your shipments
        </h2>
        {isSignedIn ? (
          <Suspense fallback={<Skeleton className="mt-4 h-44 rounded-lg" />}>
            <Await resolve={own} errorElement={<OwnFailed />}>
              {(list) => <Own list={list} />}
            </Await>
          </Suspense>
        ) : (
          <p className="mt-2 text-ink-muted">
            <Link to="/auth?next=/tracking" className="font-semibold text-ink underline underline-offset-4">
              Sign in
            </Link>{' '}
            to see all of them here, with their history.
          </p>
        )}
      </section>
    </div>
  )
}

function Own({ list }: { list: TrackedShipment[] }) {
  if (list.length === 0)
    return (
      <EmptyState title="Nothing is on its way" illustration={<ParcelDrawing />} headingLevel={3}>
        As soon as one of your orders has a label, its parcel shows up here.
      </EmptyState>
    )
  return (
    <ul className="mt-4 grid gap-5">
      {list.map((shipment) => (
        <li key={shipment.id}>
          <ShipmentPanel shipment={shipment} isOwn />
        </li>
      ))}
    </ul>
  )
}

function OwnFailed() {
  const isTold = useRef(false)
  useEffect(() => {
    if (!isTold.current)
      notify.error('Failed to load your shipments', 'Please try again.', { id: 'shipments' })
    isTold.current = true
  }, [])
  return (
    <EmptyState
      title="Failed to load your shipments"
      headingLevel={3}
      action={
        <a href="/tracking" className="font-semibold underline underline-offset-4">
          Try again
        </a>
      }
    >
      They’re safe; we just couldn’t load them right now.
    </EmptyState>
  )
}
