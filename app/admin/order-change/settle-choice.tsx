import { useMayCall } from '#app/operations/if-may.tsx'
import { type RadioCard, RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { type Holding, howItGoesBack } from '#domain/money/refund-way.ts'
import { differenceLinkDays, type SettleWay, settleWays } from '#domain/orders/order-change.ts'

/** How the difference is settled; nothing to choose where there is none. */
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
      label={isOwed ? `How is the ${amount} paid?` : `How does the ${amount} go back?`}
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
    label: 'Mail a payment link',
    description: `${email || 'The customer'} can pay it for ${differenceLinkDays} days. What is more waits on the board until then.`,
  },
  { value: 'done', label: 'Already paid', description: `You have the ${amount}: nothing is asked for.` },
  { value: 'later', label: 'Settle later', description: 'It stands open at the order.' },
]

/** `how` is null where so much is not left of the payment, and false for whoever may give nothing back. */
const owing = (amount: string, how: string | false | null): RadioCard[] => [
  {
    value: 'provider',
    label: `Refund ${amount}`,
    description:
      how === false
        ? 'Somebody who may refund can do this.'
        : how === null
          ? 'So much is not left of what was paid.'
          : `${how} The customer is mailed.`,
    isDisabled: !how,
  },
  {
    value: 'done',
    label: 'Already given back',
    description: 'By hand or as credit: nothing is sent.',
  },
  { value: 'later', label: 'Settle later', description: 'It stands open at the order.' },
]
