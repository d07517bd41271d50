import { LinkButton } from '#app/ui/link-button.tsx'
import type { Receipt } from '#server/checkout/index.ts'

/** What the shopper can do after an order (docs/spec-map.md S2). A guest can follow it without an account. */
export function OrderButtons({ receipt = null }: { receipt?: Receipt | null }) {
  return (
    <>
      <LinkButton to="/" variant="primary">
        Continue Shopping
      </LinkButton>
      <LinkButton to={receipt?.isGuest ? receipt.orderPath : '/customer-portal'}>
        View Order Status
      </LinkButton>
      <LinkButton to="/tracking" variant="quiet">
        Track a shipment
      </LinkButton>
    </>
  )
}
