import { Ban, CircleCheck, Clock, Eye, NotebookPen, Send } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import type { ManualOrderCard } from '#server/manual-orders/index.ts'

const looks = {
  draft: { tone: 'neutral', icon: NotebookPen, word: 'Draft' },
  sent: { tone: 'cyan', icon: Send, word: 'Sent' },
  seen: { tone: 'magenta', icon: Eye, word: 'Seen' },
  paid: { tone: 'green', icon: CircleCheck, word: 'Paid' },
  expired: { tone: 'yellow', icon: Clock, word: 'Expired' },
  cancelled: { tone: 'neutral', icon: Ban, word: 'Cancelled' },
} as const

/** How far a manual order is; a link that was sent and opened is seen. */
export function ManualBadge({ state, seenAt }: Pick<ManualOrderCard, 'state' | 'seenAt'>) {
  const { tone, icon, word } = looks[state === 'sent' && seenAt !== null ? 'seen' : state]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

/** Where a manual order is looked at: a draft in its form, everything else by itself. */
export const manualOrderAddress = ({ id, state }: Pick<ManualOrderCard, 'id' | 'state'>): string =>
  state === 'draft' ? `/admin/orders/new?draft=${id}` : `/admin/orders/manual/${id}`
