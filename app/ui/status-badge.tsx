import {
  CircleCheck,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
  PackageCheck,
  Printer,
  Settings2,
  ShieldAlert,
  Store,
  TimerOff,
  Truck,
  Undo2,
} from 'lucide-react'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import { Badge, type Tone } from './badge.tsx'

type Look = { word: string; tone: Tone; icon: LucideIcon }

const orderLooks: Record<OrderStatus, Look> = {
  pending_review: { word: 'Pending review', tone: 'yellow', icon: Clock },
  in_production: { word: 'In production', tone: 'cyan', icon: Settings2 },
  ready_for_print: { word: 'Ready for print', tone: 'magenta', icon: Printer },
  ready_for_pickup: { word: 'Ready for pickup', tone: 'green', icon: Store },
  shipped: { word: 'Shipped', tone: 'cyan', icon: Truck },
  completed: { word: 'Completed', tone: 'green', icon: PackageCheck },
  cancelled: { word: 'Cancelled', tone: 'red', icon: CircleX },
}

const paymentLooks: Record<PaymentStatus, Look> = {
  awaiting: { word: 'Awaiting payment', tone: 'neutral', icon: Hourglass },
  paid: { word: 'Paid', tone: 'green', icon: CircleCheck },
  unverified: { word: 'Unverified', tone: 'yellow', icon: ShieldAlert },
  failed: { word: 'Payment failed', tone: 'red', icon: CircleX },
  expired: { word: 'Expired', tone: 'neutral', icon: TimerOff },
  refunded: { word: 'Refunded', tone: 'neutral', icon: Undo2 },
  partially_refunded: { word: 'Partly refunded', tone: 'neutral', icon: Undo2 },
}

/** The status of an order. An unknown value is shown in the cancelled style (docs/spec-map.md S4). */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  const look = Object.hasOwn(orderLooks, status)
    ? orderLooks[status as OrderStatus]
    : { ...orderLooks.cancelled, word: status.replaceAll('_', ' ') || 'Unknown' }
  return (
    <Badge tone={look.tone} icon={look.icon} className={className}>
      {look.word}
    </Badge>
  )
}

/** The payment status of an order. */
export function PaymentBadge({ status, className }: { status: PaymentStatus; className?: string }) {
  const look = paymentLooks[status]
  return (
    <Badge tone={look.tone} icon={look.icon} className={className}>
      {look.word}
    </Badge>
  )
}
