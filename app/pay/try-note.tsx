import { CircleAlert, Clock } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { PayView } from '#server/draft-orders/index.ts'
import { PayNote } from './pay-note.tsx'
import type { PayCame } from './use-pay-events.ts'

/** What became of the payment page the buyer came back from, while the bill is still open. */
export function TryNote({ lastTry, came }: { lastTry: PayView['lastTry']; came: PayCame }) {
  const isBack = useSearchParams()[0].has('back')
  if (came === 'processing')
    return (
      <PayNote
        icon={Clock}
        tone="border-cyan bg-cyan-wash text-cyan-ink"
        title="Your bank is taking a moment"
      >
        We’re waiting for its answer. You can close this page; this link will show the result.
      </PayNote>
    )
  if (isBack && lastTry === 'failed' && came !== 'open')
    return (
      <PayNote icon={CircleAlert} tone="border-red bg-red-wash text-red-ink" title="Your card was declined">
        Nothing was charged. Try again, or use another card.
      </PayNote>
    )
  if (isBack && (lastTry !== null || came === 'open'))
    return (
      <PayNote icon={CircleAlert} tone="border-line bg-sunken" title="Your payment isn’t finished">
        Nothing was charged. Your bill is unchanged.
      </PayNote>
    )
  return null
}
