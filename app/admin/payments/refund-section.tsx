import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useMayCall } from '#app/operations/if-may.tsx'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { backBy, type RefundWay } from '#domain/money/refund-way.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { OrderPayment, RefundView } from '#server/payments/index.ts'
import { refundableOf } from './refund-parts.ts'

export type RefundSectionProps = {
  order: StaffOrder
  attempts: readonly OrderPayment[]
  refunds: readonly RefundView[]
}

const RefundDialog = laterDialog(() => import('./refund-dialog.tsx').then((part) => part.RefundDialog))

const looks: Record<RefundView['status'], { word: string; tone: Tone }> = {
  requested: { word: 'Requested', tone: 'cyan' },
  pending: { word: 'On its way', tone: 'cyan' },
  done: { word: 'Refunded', tone: 'green' },
  failed: { word: 'Failed', tone: 'red' },
}

/** The refunds of an order, and the button to make more. */
export function RefundSection({ order, attempts, refunds }: RefundSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const mayRefund = useMayCall()('payments.refund')
  const refundable = refundableOf(order, attempts, refunds)
  return (
    <>
      {refunds.length > 0 && (
        <ul aria-label="Refunds" className="mt-4 grid gap-3 border-line border-t pt-3">
          {refunds.map((refund) => (
            <li key={refund.refundId} className="flex justify-between gap-3">
              <span className="min-w-0 text-ink-muted text-xs">
                <Badge tone={looks[refund.status].tone}>
                  {looks[refund.status].word}
                  {refund.status === 'done' && backBy(wayOf(attempts, refund))}
                </Badge>
                <span className="mt-1 block text-ink text-sm">{refund.reason}</span>
                {refund.failureReason && <span className="block text-red-ink">{refund.failureReason}</span>}
                <Moment at={refund.createdAt} /> · {refund.requestedByName}
              </span>
              <span className="figures shrink-0 whitespace-nowrap font-medium">
                −{formatMoney(cents(refund.amountCents))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayRefund && refundable.leftCents > 0 && (
        <Button size="sm" className="mt-4" onClick={() => setIsOpen(true)}>
          <Undo2 aria-hidden className="size-4" />
          Refund…
        </Button>
      )}
      <RefundDialog
        refundable={refundable}
        discount={discountOf(order)}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  )
}

const wayOf = (attempts: readonly OrderPayment[], { attemptId }: RefundView): RefundWay =>
  attempts.find((one) => one.attemptId === attemptId)?.way ?? 'online'

/**
 * A discount staff gave in an order written by hand is not one of the shop's discounts, so it has no use to release.
 */
const discountOf = ({ discountCode: code, discountName: name, discountTerms }: StaffOrder) =>
  code === null && discountTerms === null ? null : { code, name }
