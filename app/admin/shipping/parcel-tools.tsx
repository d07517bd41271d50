import { ExternalLink, FileText, ListChecks, RefreshCw } from 'lucide-react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { ShipmentView } from '#server/shipping/index.ts'

type ParcelToolsProps = {
  shipment: ShipmentView
  /** The order ships in several shipments. */
  isPart: boolean
  isBusy: boolean
  ask: (operation: 'shipping.void-label' | 'tracking.refresh-parcel') => void
  trackingNumber: string | null
  isStill: boolean
  setIsVoiding: (value: boolean) => void
}

/** Actions on a parcel: its documents, its tracking, and voiding it. */
export function ParcelTools({
  shipment,
  isPart,
  isBusy,
  ask,
  trackingNumber,
  isStill,
  setIsVoiding,
}: ParcelToolsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {shipment.labelUrl && (
        <a
          href={shipment.labelUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('secondary', 'sm', false)}
        >
          <FileText aria-hidden /> Open label
        </a>
      )}
      {isPart && shipment.kind === 'outbound' && (
        <LinkButton
          size="sm"
          reloadDocument
          target="_blank"
          to={`/admin/orders/${shipment.orderId}/sheets/packing-slips?shipment=${shipment.id}`}
        >
          <ListChecks aria-hidden /> Its packing slip
        </LinkButton>
      )}
      <PermittedButton
        operation="tracking.refresh-parcel"
        size="sm"
        isBusy={isBusy}
        onClick={() => ask('tracking.refresh-parcel')}
      >
        <RefreshCw aria-hidden /> Refresh tracking
      </PermittedButton>
      <a
        href={shipment.trackingUrl ?? `/tracking?number=${encodeURIComponent(trackingNumber ?? '')}`}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('quiet', 'sm', false)}
      >
        <ExternalLink aria-hidden /> Track
      </a>
      {isStill && (
        <PermittedButton
          operation="shipping.void-label"
          size="sm"
          variant="quiet"
          onClick={() => setIsVoiding(true)}
        >
          Void
        </PermittedButton>
      )}
    </div>
  )
}
