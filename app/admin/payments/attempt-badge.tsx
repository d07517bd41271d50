import {
  Ban,
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  ShieldAlert,
  TimerOff,
  Undo2,
} from 'lucide-react'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { paymentFilterNames } from '#domain/money/payment-filters.ts'
import type { PaymentView } from '#server/payments/index.ts'

type Look = { tone: Tone; icon: LucideIcon }

const looks: Record<PaymentView['status'], Look> = {
  pending: { tone: 'cyan', icon: Hourglass },
  paid: { tone: 'green', icon: CircleCheck },
  mismatch: { tone: 'yellow', icon: ShieldAlert },
  failed: { tone: 'red', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
  expired: { tone: 'neutral', icon: TimerOff },
}

/** A payment's state in our books. */
export function AttemptBadge({ payment }: { payment: Pick<PaymentView, 'status' | 'refundedCents'> }) {
  const look = looks[payment.status]
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={look.tone} icon={look.icon}>
        {paymentFilterNames[payment.status]}
      </Badge>
      {payment.refundedCents > 0 && (
        <Badge tone="neutral" icon={Undo2}>
          Refund
        </Badge>
      )}
    </span>
  )
}
