import { LinkButton } from '#app/ui/link-button.tsx'

/** What one may do after an order (specification, storefront section 2). */
export function OrderButtons() {
  return (
    <>
      <LinkButton to="/" variant="primary">
        Continue Shopping
      </LinkButton>
      <LinkButton to="/customer-portal">View Order Status</LinkButton>
      <LinkButton to="/tracking" variant="quiet">
        Track a shipment
      </LinkButton>
    </>
  )
}
