import { useMay } from '#app/admin/use-may.ts'
import { type RadioCard, RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { differenceLinkDays, type SettleWay, settleWays } from '#domain/orders/order-change.ts'

/** How the difference is settled; nothing to choose where there is none. */
export function SettleChoice({
  differenceCents,
  email,
  settle,
  onChange,
}: {
  differenceCents: number
  email: string
  settle: SettleWay
  onChange: (settle: SettleWay) => void
}) {
  const may = useMay()
  if (differenceCents === 0) return null
  const isOwed = differenceCents > 0
  const amount = formatMoney(cents(Math.abs(differenceCents)))
  const options = isOwed ? owed(amount, email) : owing(amount, may('payments.refund'))
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

const owing = (amount: string, mayRefund: boolean): RadioCard[] => [
  {
    value: 'provider',
    label: `Refund ${amount}`,
    description: mayRefund
      ? 'It goes back the way it was paid, and the customer is mailed.'
      : 'Somebody who may refund can do this.',
    isDisabled: !mayRefund,
  },
  {
    value: 'done',
    label: 'Already given back',
    description: 'By hand or as credit: nothing is sent.',
  },
  { value: 'later', label: 'Settle later', description: 'It stands open at the order.' },
]
