import { FileText } from 'lucide-react'
import type { StartBatch } from '#app/admin/batches/use-start-batch.ts'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { IfMay } from '#app/operations/if-may.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { type SheetKind, sheetKinds, sheetNames } from '#domain/batches/batch.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'

const options = sheetKinds.map((value) => ({ value, label: sheetNames[value] }))

/** Printed sheets for all chosen orders as one PDF, delivered through the tray. */
export function PrintSheets({ orderIds, batch }: { orderIds: readonly string[]; batch: StartBatch }) {
  return (
    <IfMay operation="batches.print-sheets">
      <Select
        label="Print for all chosen orders"
        isLabelHidden
        size="sm"
        placeholder="Print …"
        options={options}
        value=""
        disabled={batch.isBusy || orderIds.length === 0}
        onChange={({ currentTarget }) =>
          batch.start('batches.print-sheets', {
            orders: [...orderIds],
            sheet: currentTarget.value as SheetKind,
          })
        }
      />
    </IfMay>
  )
}

const ofOne: Record<SheetKind, string> = {
  'packing-slips': 'Packing slip',
  'pick-list': 'Pick list',
  'job-tickets': 'Job tickets',
  'pickup-sheets': 'Pickup sheet',
}

/** Printed sheets of one order, each one click away. */
export function SheetLinks({ orderId, delivery }: { orderId: string; delivery: DeliveryMethod }) {
  const kinds = sheetKinds.filter((kind) => delivery === 'pickup' || kind !== 'pickup-sheets')
  return (
    <p className="flex flex-wrap gap-1">
      {kinds.map((kind) => (
        <OpenLinkButton
          key={kind}
          size="sm"
          variant="quiet"
          reloadDocument
          target="_blank"
          to={`/admin/orders/${orderId}/sheets/${kind}`}
        >
          <FileText aria-hidden /> {ofOne[kind]}
        </OpenLinkButton>
      ))}
    </p>
  )
}
