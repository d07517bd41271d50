import type { Receipt } from '#server/checkout/index.ts'
import type { Settlement } from '#server/payments/index.ts'
import { PaymentResult, type SupportContact } from './payment-result.tsx'
import { ReceiptCard } from './receipt/receipt-card.tsx'
import { usePaymentResult } from './use-payment-result.ts'

/** Where the shopper lands after the payment page: checks what became of the payment, then reports it. */
export function PaymentSuccessPage({
  settlement,
  receipt,
  contact,
}: {
  settlement: Settlement | null
  /** Null for everyone but the buyer, and until there is an order. */
  receipt: Receipt | null
  contact: SupportContact
}) {
  usePaymentResult(settlement)
  return (
    <div className="page grid justify-items-center gap-6 py-10 sm:py-16 print:gap-3 print:py-0">
      <PaymentResult settlement={settlement} receipt={receipt} contact={contact} />
      {receipt && <ReceiptCard receipt={receipt} />}
    </div>
  )
}
