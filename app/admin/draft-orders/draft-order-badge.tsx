import { Ban, CircleCheck, Clock, Eye, NotebookPen, Send } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import type { DraftOrderCard } from '#server/draft-orders/index.ts'

const looks = {
  draft: { tone: 'neutral', icon: NotebookPen, word: 'Draft' },
  sent: { tone: 'cyan', icon: Send, word: 'Sent' },
  seen: { tone: 'magenta', icon: Eye, word: 'Seen' },
  paid: { tone: 'green', icon: CircleCheck, word: 'Paid' },
  expired: { tone: 'yellow', icon: Clock, word: 'Expired' },
  cancelled: { tone: 'neutral', icon: Ban, word: 'Cancelled' },
} as const

/** The state of a draft order; a sent link that has been opened counts as seen. */
export function DraftOrderBadge({ state, seenAt }: Pick<DraftOrderCard, 'state' | 'seenAt'>) {
  const { tone, icon, word } = looks[state === 'sent' && seenAt !== null ? 'seen' : state]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

/** The page of a draft order: the form for a draft, its own page for everything else. */
export const draftOrderAddress = ({ id, state }: Pick<DraftOrderCard, 'id' | 'state'>): string =>
  state === 'draft' ? `/admin/orders/new?draft=${id}` : `/admin/orders/drafts/${id}`
