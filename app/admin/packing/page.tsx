import { useState } from 'react'
import { AlarmLines } from '#app/admin/scanning/alarm-lines.tsx'
import { CameraDialog } from '#app/admin/scanning/camera-dialog.tsx'
import { useScanField } from '#app/admin/scanning/use-scan-field.ts'
import { useScanQueue } from '#app/admin/scanning/use-scan-queue.ts'
import { useWedge } from '#app/admin/scanning/use-wedge.ts'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import { isUnanswered } from '#app/operations/answered-or.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { PackedOrder, PickupOnTable } from '#server/shipping/index.ts'
import { action, OrderOnTable, PickupSheet } from './on-the-table.tsx'
import { ScanForm } from './scan-form.tsx'

/** Nothing scanned here has a shorter code. */
const readCode = (text: string): string | null => (text.trim().length > 3 ? text.trim() : null)

/** The order on the packing table, and what the next scan does to it. */
function usePackingTable() {
  const [order, setOrder] = useState<PackedOrder | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [pickup, setPickup] = useState<PickupOnTable | null>(null)

  const scans = useScanQueue<OperationAnswer<'packing.scan'>>({
    action,
    // A label is checked against the order that the previous scan put on the table.
    fieldsWhenSent: () => ({ order: order?.orderId ?? '' }),
    heard(answer, { code }) {
      if (!answer.ok)
        return { tone: 'bad', text: isUnanswered(answer) ? `${code}: ${answer.message}` : answer.message }
      const { value } = answer
      const next = value.kind === 'pickup' ? null : value.order
      setTicked((before) => {
        const kept = next?.orderId === order?.orderId ? before : new Set<string>()
        return value.kind === 'ticked' ? new Set([...kept, value.ticket]) : kept
      })
      setOrder(next)
      setPickup(value.kind === 'pickup' ? value : null)
      if (value.kind === 'ticked') return { tone: 'good', text: `${value.ticket} is in the box.` }
      return value.kind === 'packed'
        ? { tone: 'good', text: `Right label: ${value.trackingNumber} is packed.` }
        : null
    },
  })
  const scan = (code: string): void => scans.scan({ operation: 'packing.scan', code })
  return { order, setOrder, ticked, pickup, setPickup, scans, scan }
}

/**
 * Scan an order, then the label on its box; or the code of a customer who picks up. Scanners type and press Enter, so
 * the field keeps the focus, and a code typed elsewhere on the page is accepted too.
 */
export function PackingPage() {
  const { order, setOrder, ticked, pickup, setPickup, scans, scan } = usePackingTable()
  const [isCameraOpen, setIsCameraOpen] = useState(false)
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
        description="Scan an order, its job tickets as they go into the box, then the label on it. Or scan a pickup code."
      />
      <ScanForm {...{ submit, field, scans, isReady, setIsCameraOpen }} />
      <div aria-live="assertive" className="mt-4 empty:hidden">
        <AlarmLines alarms={scans.alarms} />
      </div>
      {order && (
        <OrderOnTable
          {...{ order, ticked }}
          onDone={() => clear(setOrder)}
          onJoined={() => scan(order.orderNumber)}
        />
      )}
      {pickup && <PickupSheet key={pickup.pickup.code} found={pickup} onHandedOut={() => clear(setPickup)} />}
      <CameraDialog
        isOpen={isCameraOpen}
        onClose={() => setIsCameraOpen(false)}
        description="Hold a job ticket, a label or a pickup code in front of the camera."
        read={readCode}
        onCode={scan}
      >
        {order && <p className="mb-2 font-semibold">On the table: {order.orderNumber}</p>}
        {pickup && <p className="mb-2 font-semibold">For pickup: {pickup.pickup.orderNumber}</p>}
        <AlarmLines alarms={scans.alarms} />
      </CameraDialog>
    </div>
  )
}
