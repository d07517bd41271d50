import { LockKeyhole } from 'lucide-react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'

type PayOperation = 'payment-links.pay' | 'order-changes.pay'

export type PayNowProps = { operation: PayOperation; amount: string; expiresAt: Date | null }

/** The button that opens the provider's page, why it did not open, and how long it can be used. */
export function PayNow({ operation, amount, expiresAt }: PayNowProps) {
  const call = useOperation<PayOperation>({ failed: () => null })
  const { timeZone } = useShopClock()
  const refusal = call.answer?.ok === false ? call.answer.message : null
  return (
    <OperationForm of={call} className="mt-5">
      <OperationButton of={call} operation={operation} variant="primary" className="w-full">
        <LockKeyhole aria-hidden className="size-4" /> Pay {amount} now
      </OperationButton>
      {refusal && (
        <p role="alert" className="mt-3 text-red-ink">
          {refusal}
        </p>
      )}
      {expiresAt && (
        <p className="mt-3 text-center text-ink-muted text-sm">
          Can be paid until {formatLocalDay(localTimeOf(expiresAt, timeZone).day)}.
        </p>
      )}
    </OperationForm>
  )
}
