import { CircleAlert, Clock } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { PayView } from '#server/draft-orders/index.ts'
import { PayNote } from './pay-note.tsx'
import type { PayCame } from './use-pay-events.ts'

/** What became of the payment page that somebody comes back from, while the bill is still open. */
export function TryNote({ lastTry, came }: { lastTry: PayView['lastTry']; came: PayCame }) {
  const isBack = useSearchParams()[0].has('back')
  if (came === 'processing')
    return (
      <PayNote
        icon={Clock}
        tone="border-cyan bg-cyan-wash text-cyan-ink"
        title="Your bank is taking a moment"
      >
        We wait for its answer. You may close this page; this link tells what came of it.
      </PayNote>
    )
  if (isBack && lastTry === 'failed' && came !== 'open')
    return (
      <PayNote icon={CircleAlert} tone="border-red bg-red-wash text-red-ink" title="Your card was declined">
        No money was taken. Try again, or use another card.
      </PayNote>
    )
  if (isBack && (lastTry !== null || came === 'open'))
    return (
      <PayNote icon={CircleAlert} tone="border-line bg-sunken" title="Your payment is not finished">
        Nothing was charged. The bill is as it was.
      </PayNote>
    )
  return null
}
