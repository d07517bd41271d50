import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { OrderButtons } from './order-buttons.tsx'

/** The checkout's own last view (docs/spec-map.md S2). */
export function OrderConfirmed({ orderNumber, attemptId }: { orderNumber: string; attemptId: string }) {
  return (
    <Card className="mx-auto max-w-xl text-center" aria-live="polite">
      <CircleCheck className="mx-auto size-12 text-green-ink" strokeWidth={1.5} aria-hidden />
      <h1 className="mt-4 text-xl font-extrabold">Order Confirmed!</h1>
      <p className="mt-3">
        Order number <strong className="figures text-lg">{orderNumber}</strong>
      </p>
      <p className="mt-3 text-ink-muted">
        We received your payment. The confirmation is in your email, and here is{' '}
        <Link
          to={`/payment-success?attempt=${encodeURIComponent(attemptId)}`}
          className="font-semibold text-ink underline underline-offset-4"
        >
          your receipt
        </Link>
        .
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <OrderButtons />
      </div>
    </Card>
  )
}
