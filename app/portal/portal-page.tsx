import { Form, Link } from 'react-router'
import { ParcelDrawing } from '#app/assets/parcel-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { CustomerOrder } from '#server/orders/index.ts'
import { OrderCard } from './order-card.tsx'

export type PortalPageProps = { email: string; orders: CustomerOrder[]; nextPages: number | null }

/** A customer's own orders, newest first; a status that staff change shows by itself. */
export function PortalPage({ email, orders, nextPages }: PortalPageProps) {
  return (
    <div className="page py-10">
      <PageHeader
        title="My Orders"
        description={`Signed in as ${email}`}
        actions={
          <Form method="post" action="/auth">
            <input type="hidden" name="intent" value="sign-out" />
            <Button type="submit">Sign Out</Button>
          </Form>
        }
      />
      {orders.length === 0 ? (
        <EmptyState
          title="No orders yet"
          illustration={<ParcelDrawing />}
          action={
            <LinkButton to="/builder" variant="primary">
              Build a gang sheet
            </LinkButton>
          }
        >
          What you order shows here, from the artwork check to your door.
        </EmptyState>
      ) : (
        <ul className="mt-8 grid gap-5">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {nextPages !== null && (
        <p className="mt-6 text-center">
          <Link
            to={`?pages=${nextPages}`}
            preventScrollReset
            replace
            className="font-semibold underline underline-offset-4"
          >
            Load more
          </Link>
        </p>
      )}
    </div>
  )
}
