import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { Moment } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { cents } from '#domain/money/money.ts'
import type { DraftOrderCard } from '#server/draft-orders/index.ts'
import { DraftOrderBadge, draftOrderAddress } from './draft-order-badge.tsx'

/** Draft orders that have not become orders: drafts, links awaiting payment, and those that ended without it. */
export function WaitingList({ waiting }: { waiting: DraftOrderCard[] }) {
  if (waiting.length === 0) return null
  const sent = waiting.filter(({ state }) => state === 'sent').length
  const isOpen = sent > 0 || waiting.some(({ state }) => state === 'draft')
  return (
    <details open={isOpen} className="group border-line border-b">
      <summary className="flex h-10 pointer-coarse:h-11 cursor-pointer list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        Waiting for payment
        <span className="figures font-normal text-ink-muted">{sent}</span>
      </summary>
      <ul aria-label="Waiting for payment" className="max-h-72 overflow-y-auto border-line border-t">
        {waiting.map((one) => (
          <li key={one.id} className="border-line border-b last:border-0">
            <Link
              to={draftOrderAddress(one)}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="truncate font-medium">
                {one.contactName || one.contactEmail || 'No one yet'}
              </span>
              <DraftOrderBadge {...one} />
              <span className="truncate text-ink-muted text-xs">
                <Moment at={one.sentAt ?? one.changedAt} /> · {one.createdByName}
              </span>
              {one.totalCents !== null && (
                <Money amount={cents(one.totalCents)} className="text-right font-medium" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
