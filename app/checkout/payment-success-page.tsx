import type { Settlement } from '#server/payments/index.ts'
import { PaymentResult } from './payment-result.tsx'
import { usePaymentResult } from './use-payment-result.ts'

export type SupportContact = { email: string; phone: string }

/** Where the shopper lands after the payment page: asks what became of the payment, then says it. */
export function PaymentSuccessPage({
  settlement,
  contact,
}: {
  settlement: Settlement | null
  contact: SupportContact
}) {
  usePaymentResult(settlement)
  return (
    <div className="page flex justify-center py-10 sm:py-16">
      <PaymentResult settlement={settlement} contact={contact} />
    </div>
  )
}
