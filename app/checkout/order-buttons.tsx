import { LinkButton } from '#app/ui/link-button.tsx'
import type { Receipt } from '#server/checkout/index.ts'

/** What one may do after an order (docs/spec-map.md S2). A guest follows it without an account. */
export function OrderButtons({ receipt = null }: { receipt?: Receipt | null }) {
  return (
    <>
      <LinkButton to="/" variant="primary">
        Continue Shopping
      </LinkButton>
      <LinkButton to="/customer-portal">View Order Status</LinkButton>
      {receipt?.isGuest ? (
        <LinkButton to={`/tracking?order=${encodeURIComponent(receipt.orderNumber)}`} variant="quiet">
          Follow this order
        </LinkButton>
      ) : (
        <LinkButton to="/tracking" variant="quiet">
          Track a shipment
        </LinkButton>
      )}
    </>
  )
}
