import { Printer, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { useShopClock } from '#app/shop-clock.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { ComingPicture } from '#app/ui/coming-picture.tsx'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { type DueState, dueStateOf, dueStates } from '#domain/orders/due-date.ts'
import { formatInches, inches, printDpi } from '#domain/units.ts'
import type { RollsData } from './rolls-data.ts'

type Waiting = RollsData['waiting'][number]

type WaitingListProps = {
  waiting: readonly Waiting[]
  isChosen: (itemId: string) => boolean
  choose: (itemIds: readonly string[], isChosen: boolean) => void
}

const groupNames: Record<DueState | 'open', string> = {
  late: 'Late',
  today: 'Due today',
  tomorrow: 'Due tomorrow',
  later: 'Later',
  open: 'No due date',
}

/** What is waiting for film, soonest due first, as pictures on film. */
export function WaitingList({ waiting, isChosen, choose }: WaitingListProps) {
  const { now, timeZone } = useShopClock()
  const groups = Map.groupBy(waiting, ({ dueAt }) => (dueAt ? dueStateOf(dueAt, now, timeZone) : 'open'))
  return (
    <div className="grid gap-6">
      {[...dueStates, 'open' as const].map((state) => {
        const items = groups.get(state) ?? []
        const ids = items.map(({ itemId }) => itemId)
        const isAll = ids.every(isChosen)
        return items.length === 0 ? null : (
          <section key={state} aria-label={groupNames[state]}>
            <div className="mb-3 flex flex-wrap items-center gap-3">
              <h2 className="font-bold text-base">{groupNames[state]}</h2>
              <span className="figures text-ink-muted text-sm">
                {items.length} {items.length === 1 ? 'item' : 'items'}
              </span>
              <Button size="sm" variant="quiet" onClick={() => choose(ids, !isAll)}>
                {isAll ? 'Clear selection' : 'Choose all'}
              </Button>
            </div>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
              {items.map((item) => (
                <WaitingCard
                  key={item.itemId}
                  item={item}
                  isChosen={isChosen(item.itemId)}
                  onToggle={(isOn) => choose([item.itemId], isOn)}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type WaitingCardProps = { item: Waiting; isChosen: boolean; onToggle: (isOn: boolean) => void }

function WaitingCard({ item, isChosen, onToggle }: WaitingCardProps) {
  const id = useId()
  const { ticket, name, options, copies, parts, dueAt, customerName, printer, reprint } = item
  return (
    <li
      className={classes(
        'relative grid grid-rows-[auto_1fr] overflow-hidden rounded-lg border bg-surface transition-shadow focus-within:shadow-md hover:shadow-md',
        isChosen ? 'border-magenta ring-1 ring-magenta' : 'border-line',
      )}
    >
      {/* The whole card is the checkbox's label. */}
      <label htmlFor={id} className="flex h-32 cursor-pointer items-center justify-center gap-2 bg-film p-2">
        {picturesOf(parts).map((src) => (
          <ComingPicture key={src} src={src} className="max-h-full min-w-0 max-w-full object-contain" />
        ))}
      </label>
      <div className="grid content-start gap-1.5 p-3">
        <Checkbox
          id={id}
          name="items"
          value={item.itemId}
          label={<span className="figures font-semibold">{ticket}</span>}
          checked={isChosen}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <p className="line-clamp-2 text-sm" title={[name, ...options].join(' · ')}>
          {copies > 1 && <span className="font-semibold">{copies} × </span>}
          {name}
        </p>
        <p className="figures text-ink-muted text-xs">{parts.map(sizeOf).join(', ')}</p>
        <p className="truncate text-ink-muted text-xs">{customerName || 'Guest Customer'}</p>
        {reprint && (
          <p className="flex items-start gap-1.5 rounded-sm bg-yellow-wash px-2 py-1 text-xs text-yellow-ink">
            <RotateCcw aria-hidden className="mt-0.5 size-3.5 shrink-0" /> Made again: {reprint}
          </p>
        )}
        {printer && (
          <p className="flex items-center gap-1 text-ink-muted text-xs">
            <Printer aria-hidden className="size-3.5 shrink-0" /> {printer.name}
          </p>
        )}
        {dueAt && <DueBadge dueAt={dueAt} className="justify-self-start" />}
      </div>
    </li>
  )
}

/** What will be printed on film: each print of a garment, not the garment. */
function picturesOf(parts: Waiting['parts']): (string | null)[] {
  const all = new Set(parts.flatMap(({ pictures }) => pictures.map(({ src }) => src)))
  return all.size > 0 ? [...all] : [null]
}

const sizeOf = ({ widthPx, heightPx }: Waiting['parts'][number]): string =>
  [widthPx, heightPx].map((side) => formatInches(inches(side / printDpi))).join(' × ')
