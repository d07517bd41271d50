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

/** When an order must leave the shop: the color shows how close that is, and so does the text. */
export function DueBadge({ dueAt, className }: { dueAt: Date; className?: string }) {
  const { now, timeZone } = useShopClock()
  const { tone, icon } = looks[dueStateOf(dueAt, now, timeZone)]
  return (
    <Badge tone={tone} icon={icon} className={className}>
      <time dateTime={dueAt.toISOString()}>{dueWords(dueAt, now, timeZone)}</time>
    </Badge>
  )
}
