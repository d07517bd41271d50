import { CircleCheck, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AlarmLines } from '#app/admin/scanning/alarm-lines.tsx'
import { CameraDialog } from '#app/admin/scanning/camera-dialog.tsx'
import { useScanField } from '#app/admin/scanning/use-scan-field.ts'
import { useScanQueue } from '#app/admin/scanning/use-scan-queue.ts'
import { useWedge } from '#app/admin/scanning/use-wedge.ts'
import { UnpackedNotice } from '#app/admin/shipping/unpacked-notice.tsx'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import { isUnanswered } from '#app/operations/answered-or.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { LabelBadge } from '#app/ui/shipment-badge.tsx'
import type { UnpackedItem } from '#server/production/index.ts'
import type { PackedOrder, PickupOnTable } from '#server/shipping/index.ts'
import { ScanForm } from './scan-form.tsx'

const action = '/admin/packing'

/** Shorter ones are not printed on anything that is scanned here. */
const readCode = (text: string): string | null => (text.trim().length > 3 ? text.trim() : null)

/**
 * Scan an order, then the label on its box; or the code of somebody who picks up. Scanners type and press Enter, so the
 * field keeps the focus, and a code that is typed elsewhere on the page is taken as well.
 */
export function PackingPage() {
  const [order, setOrder] = useState<PackedOrder | null>(null)
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const [pickup, setPickup] = useState<PickupOnTable | null>(null)

  const scans = useScanQueue<OperationAnswer<'packing.scan'>>({
    action,
    // A label is held against the order that the scan before it has put on the table.
    fieldsWhenSent: () => ({ order: order?.orderId ?? '' }),
    heard(answer, { code }) {
      if (!answer.ok)
        return { tone: 'bad', text: isUnanswered(answer) ? `${code}: ${answer.message}` : answer.message }
      const { value } = answer
      setOrder(value.kind === 'pickup' ? null : value.order)
      setPickup(value.kind === 'pickup' ? value : null)
      return value.kind === 'packed'
        ? { tone: 'good', text: `Right label: ${value.trackingNumber} is packed.` }
        : null
    },
  })
  const scan = (code: string): void => scans.scan({ operation: 'packing.scan', code })
  useWedge(readCode, scan)
  const { field, isReady, submit } = useScanField(scan)
  const clear = (set: (nothing: null) => void): void => {
    set(null)
    field.current?.focus()
  }

  return (
    <div className="mx-auto max-w-3xl px-4 py-5 sm:px-6">
      <PageHeader
        title="Packing table"
        description="Scan an order or one of its job tickets, then the label on its box. Or scan a pickup code."
      />
      <ScanForm {...{ submit, field, scans, isReady, setIsCameraOpen }} />
      <div aria-live="assertive" className="mt-4 empty:hidden">
        <AlarmLines alarms={scans.alarms} />
      </div>
      {order && <OrderOnTable order={order} onDone={() => clear(setOrder)} />}
      {pickup && <PickupSheet key={pickup.pickup.code} found={pickup} onHandedOut={() => clear(setPickup)} />}
      <CameraDialog
        isOpen={isCameraOpen}
        onClose={() => setIsCameraOpen(false)}
        description="Hold a job ticket, a label or a pickup code into the picture."
        read={readCode}
        onCode={scan}
      >
        {order && <p className="mb-2 font-semibold">On the table: {order.orderNumber}</p>}
        {pickup && <p className="mb-2 font-semibold">To be fetched: {pickup.pickup.orderNumber}</p>}
        <AlarmLines alarms={scans.alarms} />
      </CameraDialog>
    </div>
  )
}

type PickupSheetProps = { found: PickupOnTable; onHandedOut: () => void }

function PickupSheet({ found: { pickup, contents, unmade }, onHandedOut }: PickupSheetProps) {
  const handingOut = useOperation<'packing.hand-out'>({
    done: { 'packing.hand-out': 'Handed out' },
    failed: ({ message }) => ({ title: 'Not handed out', message }),
    onDone: onHandedOut,
  })
  return (
    <Sheet title={`${pickup.orderNumber}: shelf ${pickup.shelf}`}>
      <Contents lines={contents} unmade={unmade} />
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

function OrderOnTable({ order, onDone }: { order: PackedOrder; onDone: () => void }) {
  return (
    <Sheet title={`${order.orderNumber} · ${order.customerName || 'Guest Customer'}`}>
      <Contents lines={order.contents} unmade={order.unmade} />
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

function Contents({ lines, unmade }: { lines: readonly string[]; unmade: readonly UnpackedItem[] }) {
  return (
    <>
      <ul className="mt-2 mb-3 list-inside list-disc text-base">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <UnpackedNotice items={unmade}>
        Not packed yet. By the production board this is still to be made.
      </UnpackedNotice>
    </>
  )
}
