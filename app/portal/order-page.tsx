import { MailCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { leftEmpty } from '#app/operations/left-empty.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { EditRequestView } from '#server/edit-requests/index.ts'
import { EditRequestsPanel } from './edit-requests-panel.tsx'
import { OrderCard, type OrderCardProps } from './order-card.tsx'

export type OrderPageProps = {
  /** Null for anyone who neither has the account nor came by the emailed link. */
  found: { card: OrderCardProps; requests: EditRequestView[]; keepFor: string | null } | null
  isSignedIn: boolean
}

/** One order with everything its buyer can do with it, with or without an account. */
export function OrderPage({ found, isSignedIn }: OrderPageProps) {
  const { pathname } = useLocation()
  if (!found) return <NotOpenHere isSignedIn={isSignedIn} pathname={pathname} />
  const { card, requests, keepFor } = found
  return (
    <div className="page grid gap-8 py-10">
      <PageHeader
        title="Your order"
        description="Everything about it in one place: where it stands, your invoice, and a way to write to us."
        above={
          isSignedIn && (
            <Link to="/customer-portal" className="underline underline-offset-4">
              All your orders
            </Link>
          )
        }
      />
      <OrderCard {...card} />
      {requests.length > 0 && (
        <section aria-labelledby="edit-requests" className="grid gap-4">
          <h2 id="edit-requests" className="font-bold text-lg">
            Edit requests
          </h2>
          <EditRequestsPanel requests={requests} action={pathname} />
        </section>
      )}
      {keepFor !== null && <KeepInAccount address={keepFor} />}
    </div>
  )
}

function KeepInAccount({ address }: { address: string }) {
  const call = useOperation<'orders.keep-in-account'>({ failed: 'The link couldn’t be emailed' })
  const mailedTo = call.valueOf('orders.keep-in-account')?.mailedTo
  return (
    <Card as="section" aria-labelledby="keep" className="flex flex-wrap items-center justify-between gap-5">
      <div className="max-w-prose">
        <h2 id="keep" className="font-bold text-lg">
          Keep this in an account
        </h2>
        <p className="mt-1 text-ink-muted">
          All your orders and designs in one place, on every device. No password needed: we’ll email a link to{' '}
          <strong className="wrap-anywhere font-semibold text-ink">{address}</strong>.
        </p>
      </div>
      <div aria-live="polite">
        {mailedTo ? (
          <p className="flex items-center gap-2 font-semibold text-green-ink">
            <MailCheck aria-hidden className="size-5 shrink-0" /> Emailed. Open the link to keep it in your
            account.
          </p>
        ) : (
          <OperationForm of={call}>
            <OperationButton of={call} operation="orders.keep-in-account" variant="primary">
              Keep in an account
            </OperationButton>
          </OperationForm>
        )}
      </div>
    </Card>
  )
}

function NotOpenHere({ isSignedIn, pathname }: { isSignedIn: boolean; pathname: string }) {
  const call = useOperation<'orders.mail-link'>({
    check: leftEmpty({ orderNumber: 'Enter your order number', email: 'Enter your email address' }),
    failed: 'The link couldn’t be emailed',
    done: {
      'orders.mail-link': {
        title: 'Check your inbox',
        message: 'If both match the same order, its link is on its way.',
      },
    },
  })
  return (
    <div className="page grid max-w-2xl gap-8 py-10">
      <PageHeader
        title="This order isn’t open here"
        description={
          isSignedIn
            ? 'It isn’t one of your account’s orders, and its link hasn’t been opened in this browser or has expired.'
            : 'Open the link from our email in this browser. Links work for six months; you can get a new one here.'
        }
      />
      <Card as="section" aria-label="A new link">
        <OperationForm of={call} className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Order number"
            name="orderNumber"
            placeholder="GW-123456"
            autoComplete="off"
            required
          />
          <TextField label="Email address" name="email" type="email" autoComplete="email" required />
          <OperationButton
            of={call}
            operation="orders.mail-link"
            variant="primary"
            className="justify-self-start"
          >
            Email me the link
          </OperationButton>
        </OperationForm>
      </Card>
      {!isSignedIn && (
        <p className="text-ink-muted">
          Is it in your account?{' '}
          <Link
            to={`/auth?next=${encodeURIComponent(pathname)}`}
            className="font-semibold text-ink underline underline-offset-4"
          >
            Sign in
          </Link>
        </p>
      )}
    </div>
  )
}
