import { CircleCheck, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { UnpackedNotice } from '#app/admin/shipping/unpacked-notice.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LabelBadge } from '#app/ui/shipment-badge.tsx'
import type { UnpackedItem } from '#server/production/index.ts'
import type { PackedOrder, PickupOnTable } from '#server/shipping/index.ts'

export const action = '/admin/packing'

type PickupSheetProps = { found: PickupOnTable; onHandedOut: () => void }

export function PickupSheet({ found: { pickup, contents, unmade }, onHandedOut }: PickupSheetProps) {
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

export function OrderOnTable({ order, onDone }: { order: PackedOrder; onDone: () => void }) {
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
