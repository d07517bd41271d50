import { ExternalLink, RefreshCw } from 'lucide-react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Card } from '#app/ui/card.tsx'
import { ShipmentBadge } from '#app/ui/shipment-badge.tsx'
import { formatDay } from '#domain/shop/shop-time.ts'
import type { TrackedShipment } from '#server/shipping/index.ts'
import { ContentList } from './content-list.tsx'
import { ProgressLine } from './progress-line.tsx'
import { ShipmentHistory } from './shipment-history.tsx'
import { trackingFailed } from './tracking-failed.ts'

export type ShipmentPanelProps = {
  shipment: TrackedShipment
  /** The customer's own shipment: it can be refreshed. */
  isOwn?: boolean
  isOpen?: boolean
}

/** One parcel: where it is, its carrier, when it is expected, and how it got there. */
export function ShipmentPanel({ shipment, isOwn = false, isOpen = false }: ShipmentPanelProps) {
  const { timeZone } = useShopClock()
  return (
    <Card
      as="article"
      padding="none"
      aria-label={`Parcel ${shipment.trackingNumber ?? shipment.orderNumber}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-b px-5 py-4">
        <div className="min-w-0">
          <h3 className="figures break-all font-bold text-lg">{shipment.trackingNumber}</h3>
          <p className="text-ink-muted text-sm">
            {[shipment.carrier, shipment.serviceLevel].filter(Boolean).join(' ')} ·{' '}
            {shipment.orderNumbers.length > 1 ? 'Orders' : 'Order'}{' '}
            <span className="figures">{shipment.orderNumbers.join(', ')}</span>
          </p>
        </div>
        <div className="flex items-center gap-3">
          <ShipmentBadge status={shipment.status} />
        </div>
      </header>
      <div className="px-3 pt-6 pb-5 sm:px-6">
        <ProgressLine status={shipment.status} />
        <p className="mt-5 text-center">{expectationOf(shipment, timeZone)}</p>
      </div>
      {shipment.contents.length > 0 && (
        <div className="border-line border-t px-5 py-4 text-sm">
          <p className="text-ink-muted">In this parcel</p>
          <ContentList lines={shipment.contents} />
        </div>
      )}
      <details className="border-line border-t px-5 py-4" open={isOpen}>
        <summary className="cursor-pointer font-semibold text-sm">History</summary>
        <ShipmentHistory events={shipment.events} />
      </details>
      {(isOwn || shipment.trackingUrl) && (
        <div className="flex flex-wrap gap-2 border-line border-t px-5 py-3">
          {isOwn && <Refresh shipmentId={shipment.id} />}
          {shipment.trackingUrl && (
            <a
              href={shipment.trackingUrl}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle('quiet', 'sm', false)}
            >
              <ExternalLink aria-hidden /> {shipment.carrier}’s own page
            </a>
          )}
        </div>
      )}
    </Card>
  )
}

function Refresh({ shipmentId }: { shipmentId: string }) {
  const refreshing = useOperation<'tracking.refresh-parcel'>({
    done: { 'tracking.refresh-parcel': 'Tracking information updated' },
    failed: trackingFailed,
  })
  return (
    <OperationForm of={refreshing} action="/tracking">
      <input type="hidden" name="shipment" value={shipmentId} />
      <OperationButton of={refreshing} operation="tracking.refresh-parcel" size="sm">
        <RefreshCw aria-hidden /> Refresh
      </OperationButton>
    </OperationForm>
  )
}

function expectationOf({ status, eta, deliveredAt }: TrackedShipment, timeZone: string): string {
  if (status === 'delivered')
    return deliveredAt ? `Delivered on ${formatDay(new Date(deliveredAt), timeZone)}.` : 'Delivered.'
  if (status === 'returned') return 'On its way back to us. We’ll write to you.'
  if (status === 'exception') return 'Held up with the carrier. We’re keeping an eye on it.'
  if (eta) return `Expected by ${formatDay(new Date(eta), timeZone)}.`
  return status === 'label_purchased' ? 'Packed; the carrier picks it up next.' : 'On its way.'
}
