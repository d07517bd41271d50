import { useMayCall } from '#app/operations/if-may.tsx'
import { type RadioCard, RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { type Holding, howItGoesBack } from '#domain/money/refund-way.ts'
import { differenceLinkDays, type SettleWay, settleWays } from '#domain/orders/order-change.ts'

/** How the difference is settled; no choice if there is none. */
export function SettleChoice({
  differenceCents,
  email,
  holdings,
  settle,
  onChange,
}: {
  differenceCents: number
  email: string
  holdings: readonly Holding[]
  settle: SettleWay
  onChange: (settle: SettleWay) => void
}) {
  const mayCall = useMayCall()
  if (differenceCents === 0) return null
  const isOwed = differenceCents > 0
  const amount = formatMoney(cents(Math.abs(differenceCents)))
  const options = isOwed
    ? owed(amount, email)
    : owing(amount, mayCall('payments.refund') ? howItGoesBack(holdings, -differenceCents) : false)
  return (
    <RadioCards
      label={isOwed ? `How is the ${amount} paid?` : `How is the ${amount} refunded?`}
      name="settle"
      value={settle}
      onValueChange={(chosen) => onChange(settleWays.find((way) => way === chosen) ?? 'later')}
      options={options}
      className="mt-5"
    />
  )
}

const owed = (amount: string, email: string): RadioCard[] => [
  {
    value: 'provider',
    label: 'Email a payment link',
    description: `${email || 'The customer'} can pay it for ${differenceLinkDays} days. Anything added waits on the board until then.`,
  },
  {
    value: 'done',
    label: 'Already paid',
    description: `You already have the ${amount}, so nothing is requested.`,
  },
  { value: 'later', label: 'Settle later', description: 'It stays open on the order.' },
]

/** `how` is null if the payment doesn't have that much left, and false for those who may not refund. */
const owing = (amount: string, how: string | false | null): RadioCard[] => [
  {
    value: 'provider',
    label: `Refund ${amount}`,
    description:
      how === false
        ? 'Someone who can issue refunds can do this.'
        : how === null
          ? 'The payment doesn’t have that much left.'
          : `${how} The customer gets an email.`,
    isDisabled: !how,
  },
  {
    value: 'done',
    label: 'Already refunded',
    description: 'By hand or as credit: nothing is sent.',
  },
  { value: 'later', label: 'Settle later', description: 'It stays open on the order.' },
]
