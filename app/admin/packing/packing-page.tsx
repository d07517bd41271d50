import { CircleCheck, OctagonAlert, ScanBarcode, Store } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { LabelBadge } from '#app/ui/shipment-badge.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { PackedOrder, PickupView, ScanOutcome } from '#server/shipping/index.ts'

type Answer =
  | { intent: 'scan'; outcome: ScanOutcome }
  | { intent: 'hand-out'; outcome: { ok: true } | { ok: false; message: string } }
  | null

type Alarm = { tone: 'good' | 'bad'; text: string }

/**
 * Scan an order, then the label on its box; or the code of somebody who picks up. Scanners type and press Enter, so the
 * field keeps the focus.
 */
export function PackingPage() {
  const fetcher = useFetcher<Answer>()
  const input = useRef<HTMLInputElement>(null)
  const [order, setOrder] = useState<PackedOrder | null>(null)
  const [pickup, setPickup] = useState<{ pickup: PickupView; contents: string[] } | null>(null)
  const [alarm, setAlarm] = useState<Alarm | null>(null)

  const heard = useEffectEvent((answer: NonNullable<Answer>) => {
    input.current?.focus()
    if (answer.intent === 'hand-out') {
      if (answer.outcome.ok) notify.success('Handed out')
      setAlarm(answer.outcome.ok ? null : { tone: 'bad', text: answer.outcome.message })
      return setPickup(null)
    }
    const { outcome } = answer
    if (!outcome.ok) return setAlarm({ tone: 'bad', text: outcome.message })
    if (outcome.kind === 'pickup') {
      setAlarm(null)
      setOrder(null)
      return setPickup(outcome)
    }
    setPickup(null)
    setOrder(outcome.order)
    setAlarm(
      outcome.kind === 'packed'
        ? { tone: 'good', text: `Right label: ${outcome.trackingNumber} is packed.` }
        : null,
    )
  })
  useEffect(() => {
    if (fetcher.data) heard(fetcher.data)
  }, [fetcher.data])

  const scan = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (input.current) input.current.value = ''
    if (code !== '')
      void fetcher.submit({ intent: 'scan', code, orderId: order?.orderId ?? '' }, { method: 'post' })
  }

  return (
    <div className="mx-auto max-w-3xl px-4 py-5 sm:px-6">
      <PageHeader
        title="Packing table"
        description="Scan an order, then the label on its box. Or scan a pickup code."
      />
      <form onSubmit={scan} className="mt-5 flex items-end gap-2">
        <TextField
          ref={input}
          label="Scan or type"
          autoFocus
          autoComplete="off"
          prefix={<ScanBarcode aria-hidden />}
          placeholder="GW-000123"
          className="grow"
        />
        <Button type="submit" isBusy={fetcher.state !== 'idle'}>
          Look up
        </Button>
      </form>
      <div aria-live="assertive" className="mt-4 empty:hidden">
        {alarm && <AlarmLine alarm={alarm} />}
      </div>
      {order && <OrderOnTable order={order} onDone={() => setOrder(null)} />}
      {pickup && (
        <Sheet title={`${pickup.pickup.orderNumber}: shelf ${pickup.pickup.shelf}`}>
          <Contents lines={pickup.contents} />
          {pickup.pickup.pickedUpAt === null ? (
            <fetcher.Form method="post" className="mt-4">
              <input type="hidden" name="code" value={pickup.pickup.code} />
              <Button type="submit" name="intent" value="hand-out" variant="primary">
                <Store aria-hidden /> Hand out
              </Button>
            </fetcher.Form>
          ) : (
            <p className="mt-3 text-ink-muted">It was handed out by {pickup.pickup.handedOutBy}.</p>
          )}
        </Sheet>
      )}
    </div>
  )
}

function AlarmLine({ alarm }: { alarm: Alarm }) {
  const isGood = alarm.tone === 'good'
  const Icon = isGood ? CircleCheck : OctagonAlert
  return (
    <p
      className={classes(
        'flex items-center gap-3 rounded-lg p-4 font-bold text-lg',
        isGood ? 'bg-green-wash text-green-ink' : 'bg-red-wash text-red-ink',
      )}
    >
      <Icon aria-hidden className="size-7 shrink-0" /> {alarm.text}
    </p>
  )
}

function OrderOnTable({ order, onDone }: { order: PackedOrder; onDone: () => void }) {
  return (
    <Sheet title={`${order.orderNumber} · ${order.customerName || 'Guest Customer'}`}>
      <Contents lines={order.contents} />
      {order.shipments.length === 0 && <p className="mt-3 text-red-ink">This order has no label yet.</p>}
      <ul className="mt-3 grid gap-2">
        {order.shipments.map((shipment) => (
          <li
            key={shipment.id}
            className="flex flex-wrap items-center gap-3 rounded-md border border-line p-3"
          >
            <strong>Parcel {shipment.parcel.position}</strong>
            <span className="figures">{shipment.trackingNumber}</span>
            <LabelBadge purchase={shipment.purchase} status={shipment.status} />
            {shipment.parcel.packedAt && (
              <span className="ml-auto inline-flex items-center gap-1.5 font-semibold text-green-ink">
                <CircleCheck aria-hidden className="size-4" /> Packed
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-4" onClick={onDone}>
        Next order
      </Button>
    </Sheet>
  )
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-4 rounded-lg border border-line bg-surface p-4">
      <h2 className="figures font-bold text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Contents({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 list-inside list-disc text-base">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
