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
import type { PaymentView } from '#server/payments/index.ts'

type Look = { word: string; tone: Tone; icon: LucideIcon }

const looks: Record<PaymentView['status'], Look> = {
  pending: { word: 'Waiting', tone: 'cyan', icon: Hourglass },
  paid: { word: 'Paid', tone: 'green', icon: CircleCheck },
  mismatch: { word: 'Wrong amount', tone: 'yellow', icon: ShieldAlert },
  failed: { word: 'Declined', tone: 'red', icon: CircleX },
  cancelled: { word: 'Left', tone: 'neutral', icon: Ban },
  expired: { word: 'Expired', tone: 'neutral', icon: TimerOff },
}

/** Where a payment stands in our books. */
export function AttemptBadge({ payment }: { payment: Pick<PaymentView, 'status' | 'refundedCents'> }) {
  const look = looks[payment.status]
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={look.tone} icon={look.icon}>
        {look.word}
      </Badge>
      {payment.refundedCents > 0 && (
        <Badge tone="neutral" icon={Undo2}>
          Refund
        </Badge>
      )}
    </span>
  )
}
