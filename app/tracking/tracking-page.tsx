import { PackageSearch } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { Await, Form, Link, useNavigation } from 'react-router'
import { ParcelDrawing } from '#app/assets/parcel-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { TrackedShipment } from '#server/shipping/index.ts'
import { ShipmentPanel } from './shipment-panel.tsx'
import { TrackedOrderPanel } from './tracked-order-panel.tsx'
import type { TrackingAnswer } from './tracking-actions.ts'

export type TrackingPageProps = {
  number: string
  /** What we know of the number in the address. */
  found: TrackedShipment | null
  isSignedIn: boolean
  own: Promise<TrackedShipment[]>
  answer: TrackingAnswer | undefined
}

/** By number, by order, and the customer's own (specification, storefront section 2). */
export function TrackingPage({ number, found, isSignedIn, own, answer }: TrackingPageProps) {
  const tell = useEffectEvent((told: TrackingAnswer) => {
    if (!told.ok) notify.error(told.title, told.description)
  })
  useEffect(() => {
    if (answer) tell(answer)
  }, [answer])
  const shown = answer?.ok && 'shipment' in answer ? answer.shipment : answer ? null : found
  const order = answer?.ok && 'order' in answer ? answer.order : null
  return (
    <div className="page py-10">
      <PageHeader
        title="Track a shipment"
        description="With the tracking number from your mail, or with your order number and email address."
      />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <ByNumber number={number} answer={answer} />
        <ByOrder answer={answer} />
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

const failureOf = (answer: TrackingAnswer | undefined, intent: string): string | null =>
  answer && !answer.ok && answer.intent === intent ? (answer.description ?? answer.title) : null

function useIsAsking(intent: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('intent') === intent
}

function ByNumber({ number, answer }: Pick<TrackingPageProps, 'number' | 'answer'>) {
  const isAsking = useIsAsking('track')
  return (
    <Card as="section" aria-label="By the parcel’s number">
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="track" />
        <TextField
          label="Tracking number"
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={number}
          error={failureOf(answer, 'track')}
        />
        <Button type="submit" variant="primary" isBusy={isAsking} takesMore className="justify-self-start">
          <PackageSearch aria-hidden /> Track
        </Button>
      </Form>
    </Card>
  )
}

function ByOrder({ answer }: Pick<TrackingPageProps, 'answer'>) {
  const isAsking = useIsAsking('track-order')
  return (
    <Card as="section" aria-label="By order number">
      <Form method="post" className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="intent" value="track-order" />
        <TextField
          label="Order number"
          name="orderNumber"
          placeholder="GW-123456"
          autoComplete="off"
          required
        />
        <TextField label="Email address" name="email" type="email" autoComplete="email" required />
        {failureOf(answer, 'track-order') && (
          <p role="alert" className="text-red-ink text-sm sm:col-span-2">
            {failureOf(answer, 'track-order')}
          </p>
        )}
        <Button type="submit" isBusy={isAsking} takesMore className="justify-self-start">
          Find my order
        </Button>
      </Form>
    </Card>
  )
}

function Own({ list }: { list: TrackedShipment[] }) {
  if (list.length === 0)
    return (
      <EmptyState title="Nothing is on its way" illustration={<ParcelDrawing />} headingLevel={3}>
        As soon as an order of yours has a label, its parcel shows here.
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
      They are safe; we could not read them just now.
    </EmptyState>
  )
}
