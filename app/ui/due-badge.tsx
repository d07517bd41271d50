import { AlarmClock, CalendarDays, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import { useShopClock } from '#app/shop-clock.ts'
import { type DueState, dueStateOf, dueWords } from '#domain/orders/due-date.ts'
import { Badge, type Tone } from './badge.tsx'

const looks: Record<DueState, { tone: Tone; icon: LucideIcon }> = {
  late: { tone: 'red', icon: AlarmClock },
  today: { tone: 'yellow', icon: Hourglass },
  tomorrow: { tone: 'cyan', icon: Clock },
  later: { tone: 'neutral', icon: CalendarDays },
}

/** When an order must have left the shop: the color says how near it is, and the words say so too. */
export function DueBadge({ dueAt, className }: { dueAt: Date; className?: string }) {
  const { now, timeZone } = useShopClock()
  const { tone, icon } = looks[dueStateOf(dueAt, now, timeZone)]
  return (
    <Badge tone={tone} icon={icon} className={className}>
      <time dateTime={dueAt.toISOString()}>{dueWords(dueAt, now, timeZone)}</time>
    </Badge>
  )
}
