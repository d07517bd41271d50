import { Ban, CalendarClock, CircleCheck, CirclePause, FilePen, Send } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import type { CampaignState } from '#domain/content/campaign.ts'

const looks = {
  draft: { tone: 'yellow', icon: FilePen, word: 'Draft' },
  scheduled: { tone: 'cyan', icon: CalendarClock, word: 'Scheduled' },
  sending: { tone: 'magenta', icon: Send, word: 'Sending' },
  paused: { tone: 'yellow', icon: CirclePause, word: 'Paused' },
  sent: { tone: 'green', icon: CircleCheck, word: 'Sent' },
  cancelled: { tone: 'neutral', icon: Ban, word: 'Cancelled' },
} as const

export function CampaignBadge({ state }: { state: CampaignState }) {
  const { tone, icon, word } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
