import { AlarmClock, CircleCheck, Hourglass, OctagonPause, WifiOff } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import type { DueState } from '#domain/orders/due-date.ts'
import { placeNames } from '#domain/orders/production.ts'
import { formatTime } from '#domain/shop/shop-time.ts'
import { useWallData, type WallData, type WallTrouble } from './use-wall-data.ts'

/**
 * The production floor on a wall screen: nothing to touch, readable from four meters, always dark. Text is sized
 * relative to the screen.
 */
export function WallPage({ first, siteName }: { first: WallData; siteName: string }) {
  const { data, trouble, now } = useWallData(first)
  const open = data.columns.filter(({ place }) => place !== 'packed')
  const packed = data.columns.find(({ place }) => place === 'packed')?.count ?? 0
  return (
    <main
      id="main"
      className="always-dark flex min-h-dvh flex-col gap-[1.6vw] bg-paper p-[1.6vw] text-[max(1rem,1.5vw)] text-ink leading-tight"
    >
      <header className="flex flex-wrap items-center gap-x-[2.4vw] gap-y-3">
        <h1 className="font-extrabold text-[max(1.5rem,2.6vw)]">{siteName}</h1>
        <Figure icon={AlarmClock} count={data.late} word="late" tone="text-red-ink" />
        <Figure icon={Hourglass} count={data.today} word="due today" tone="text-yellow-ink" />
        <Figure icon={OctagonPause} count={data.blocked} word="blocked" tone="text-magenta-ink" />
        <Figure icon={CircleCheck} count={packed} word="packed" tone="text-green-ink" />
        <time dateTime={now.toISOString()} className="figures ml-auto font-bold text-[max(1.5rem,2.6vw)]">
          {formatTime(now, data.timeZone)}
        </time>
      </header>
      <div role="alert" className="empty:hidden">
        {trouble && <Trouble trouble={trouble} since={formatTime(new Date(data.readAt), data.timeZone)} />}
      </div>
      <div
        className={classes(
          'grid grow grid-cols-1 gap-[1.1vw] sm:grid-cols-2 lg:grid-cols-6',
          trouble && 'opacity-45',
        )}
      >
        {open.map(({ place, count, cards }) => (
          <section key={place} aria-label={placeNames[place]} className="flex min-w-0 flex-col gap-[0.8vw]">
            <h2 className="flex items-baseline justify-between border-line border-b-2 pb-[0.5vw] font-bold text-[max(1.25rem,2vw)]">
              {placeNames[place]}
              <span className={classes('figures', count === 0 && 'text-ink-faint')}>{count}</span>
            </h2>
            <ul className="grid gap-[0.7vw]">
              {cards.map((card) => (
                <Card key={card.itemId} card={card} hasSpace={cards.length < 5} />
              ))}
            </ul>
            {count > cards.length && (
              <p className="figures font-semibold text-ink-muted">and {count - cards.length} more</p>
            )}
          </section>
        ))}
      </div>
    </main>
  )
}

const edges: Record<DueState, string> = {
  late: 'border-red bg-red-wash',
  today: 'border-yellow bg-yellow-wash',
  tomorrow: 'border-cyan bg-surface',
  later: 'border-line-strong bg-surface',
}

type CardProps = {
  card: WallData['columns'][number]['cards'][number]
  /** The column has space for a second line describing the item. */
  hasSpace: boolean
}

function Card({ card, hasSpace }: CardProps) {
  return (
    <li
      className={classes('min-w-0 rounded-md border-l-[0.5vw] p-[0.8vw]', edges[card.due?.state ?? 'later'])}
    >
      <p className="figures truncate font-bold text-[1.5em]">{card.ticket.replace(/^GW-0*/, '')}</p>
      <p className={classes('text-ink-muted', hasSpace ? 'line-clamp-2' : 'truncate')}>
        {card.copies} × {card.name}
      </p>
      {card.blocked ? (
        <p className="flex items-start gap-[0.4em] font-bold text-magenta-ink">
          <OctagonPause aria-hidden className="mt-[0.15em] size-[1em] shrink-0" />
          <span className="wrap-anywhere line-clamp-3">{card.blocked}</span>
        </p>
      ) : (
        card.due && <p className="truncate font-semibold">{card.due.words}</p>
      )}
    </li>
  )
}

function Figure({
  icon: Icon,
  count,
  word,
  tone,
}: {
  icon: typeof AlarmClock
  count: number
  word: string
  tone: string
}) {
  return (
    <p
      className={classes(
        'figures flex items-center gap-[0.5em] font-bold text-[max(1.25rem,2vw)]',
        count > 0 ? tone : 'text-ink-faint',
      )}
    >
      <Icon aria-hidden className="size-[1em]" /> {count} {word}
    </p>
  )
}

function Trouble({ trouble, since }: { trouble: Exclude<WallTrouble, null>; since: string }) {
  return (
    <p className="flex items-center gap-[0.6em] rounded-lg bg-red p-[1vw] font-bold text-[max(1.25rem,2vw)] text-on-red">
      <WifiOff aria-hidden className="size-[1.2em] shrink-0" />
      {trouble === 'signed-out'
        ? `Out of date since ${since}: sign in again on this screen.`
        : `Out of date since ${since}: the shop can’t be reached. Trying again …`}
    </p>
  )
}
