import { CircleAlert, CircleCheck, CircleHelp, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { classes } from '#app/ui/classes.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Receipt } from '#server/checkout/index.ts'
import type { Settlement } from '#server/payments/index.ts'
import { OrderButtons } from './order-buttons.tsx'

export type SupportContact = { email: string; phone: string }

/** Each outcome of a payment in words: what happened, whether money moved, and what to do next. */
export function PaymentResult({
  settlement,
  receipt,
  contact,
}: {
  settlement: Settlement | null
  receipt: Receipt | null
  contact: SupportContact
}) {
  if (settlement === null) {
    return <NoOrder contact={contact} />
  }
  const { orderNumber } = settlement
  switch (settlement.state) {
    case 'pending':
      return <Verifying />
    case 'paid':
      return <Paid receipt={receipt} orderNumber={orderNumber} />
    case 'unverified':
      return (
        <Result
          icon={CircleAlert}
          tone="text-yellow-ink"
          title="Payment Verification Issue"
          isAboveReceipt={receipt !== null}
          actions={<OrderButtons receipt={receipt} />}
        >
          <p>We couldn't verify your payment. Please contact support.</p>
          <OrderNumber number={orderNumber} />
          <p>Your order is saved. Please don’t pay again: we’ll look into it and email you.</p>
          <Support contact={contact} />
        </Result>
      )
    case 'processing':
      return <Processing />
    case 'open':
      return (
        <Result
          icon={CircleHelp}
          tone="text-cyan-ink"
          title="Your payment isn’t finished"
          actions={<UnfinishedButtons paymentPageUrl={settlement.paymentPageUrl} />}
        >
          <p>Nothing was charged, and your cart is as you left it.</p>
        </Result>
      )
    case 'failed':
      return <Declined />
    case 'cancelled':
    case 'expired':
      return <NotPaid isOver={settlement.state === 'expired'} />
  }
}

function Declined() {
  return (
    <Result icon={CircleX} tone="text-red-ink" title="Your card was declined" actions={<TryAgainButtons />}>
      <p>Nothing was charged, and your cart is as you left it. Try again, or use another card.</p>
    </Result>
  )
}

function Processing() {
  return (
    <Result icon={Hourglass} tone="text-cyan-ink" title="Your bank is taking a moment">
      <p>
        We have your payment request and are waiting for your bank’s answer. You can close this page: as soon
        as the bank answers, we’ll place your order and email you the confirmation.
      </p>
      <CheckAgain />
    </Result>
  )
}

function Paid({ receipt, orderNumber }: { receipt: Receipt | null; orderNumber: string | null }) {
  return (
    <Result
      icon={CircleCheck}
      tone="text-green-ink"
      title="Payment Successful!"
      isAboveReceipt={receipt !== null}
      actions={<OrderButtons receipt={receipt} />}
    >
      <OrderNumber number={orderNumber} />
      <p>Thank you. Next, we’ll check your artwork and email you the confirmation.</p>
    </Result>
  )
}

function NoOrder({ contact }: { contact: SupportContact }) {
  return (
    <Result icon={CircleX} tone="text-red-ink" title="Error" actions={<OrderButtons />}>
      <p>Failed to complete your order. Please contact support.</p>
      <Support contact={contact} />
    </Result>
  )
}

function Result({
  icon: Icon,
  tone,
  title,
  isAboveReceipt = false,
  actions,
  children,
}: {
  icon: LucideIcon
  tone: string
  title: string
  isAboveReceipt?: boolean
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <Card
      className={classes('w-full text-center', isAboveReceipt ? 'max-w-4xl print:hidden' : 'max-w-xl')}
      aria-live="polite"
    >
      <Icon className={`mx-auto size-12 ${tone}`} strokeWidth={1.5} aria-hidden />
      <h1 className="mt-4 text-xl font-extrabold">{title}</h1>
      <div className="mx-auto mt-3 grid max-w-md gap-3 text-ink-muted">{children}</div>
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3 print:hidden">{actions}</div>}
    </Card>
  )
}

/** Scripts check automatically; without them, the button does. */
function Verifying() {
  return (
    <Card className="w-full max-w-xl py-12 text-center" aria-live="polite" aria-busy="true">
      <Spinner className="mx-auto size-9 text-magenta-ink" />
      <h1 className="mt-5 text-xl font-extrabold">Verifying Payment...</h1>
      <p className="mt-2 text-ink-muted">This takes a second or two. Please keep this page open.</p>
      <noscript>
        <CheckAgain />
      </noscript>
    </Card>
  )
}

function CheckAgain() {
  return (
    <Form method="post" className="mt-4">
      <Button type="submit" name="operation" value="payments.settle">
        Check my payment
      </Button>
    </Form>
  )
}

const OrderNumber = ({ number }: { number: string | null }) => (
  <p className="text-ink">
    Order number <strong className="figures text-lg">{number}</strong>
  </p>
)

const Support = ({ contact }: { contact: SupportContact }) => (
  <p className="text-sm">
    Support: <a href={`mailto:${contact.email}`}>{contact.email}</a>, {contact.phone}
  </p>
)

const TryAgainButtons = () => (
  <>
    <LinkButton to="/checkout" variant="primary">
      Try again
    </LinkButton>
    <LinkButton to="/cart">Back to the cart</LinkButton>
  </>
)

const UnfinishedButtons = ({ paymentPageUrl }: { paymentPageUrl: string | null }) => (
  <>
    {paymentPageUrl && (
      <LinkButton to={paymentPageUrl} reloadDocument variant="primary">
        Continue to payment
      </LinkButton>
    )}
    <LinkButton to="/cart">Back to the cart</LinkButton>
  </>
)

function NotPaid({ isOver }: { isOver: boolean }) {
  return (
    <Result
      icon={CircleHelp}
      tone="text-ink-muted"
      title={isOver ? 'The time to pay has run out' : 'You left without paying'}
      actions={<TryAgainButtons />}
    >
      <p>Nothing was charged, and your cart is as you left it.</p>
    </Result>
  )
}
