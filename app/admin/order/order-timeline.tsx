import { Lock, Mail, MessageSquareText, Package, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { later } from '#app/ui/later.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { type ArtworkPlace, artworkPlacesOf } from './artwork-places.ts'
import type { ItemEditor } from './editor-buttons.tsx'
import { type OpenSheet, openSheetsOf } from './item-editors.ts'
import { OrderComposer } from './order-composer.tsx'
import { HistoryLine } from './order-history.tsx'
import { type TimelineEntry, type TimelineParts, timelineOf } from './timeline-entries.ts'

/** Few messages bring any. */
const MessageFiles = later(() => import('./message-files.tsx').then((part) => part.MessageFiles))

const views = [
  { value: 'all', label: 'Everything' },
  { value: 'words', label: 'Messages and notes' },
  { value: 'changes', label: 'Changes' },
] as const
type View = (typeof views)[number]['value']

/** What was said and what happened, in one timeline, newest first. It updates live. */
export function OrderTimeline({
  editors,
  ...parts
}: TimelineParts & { editors: Readonly<Record<string, ItemEditor>> }) {
  const [view, setView] = useState<View>('all')
  const entries = timelineOf(parts).filter(
    ({ kind }) => view === 'all' || (kind === 'words') === (view === 'words'),
  )
  const targets = { sheets: openSheetsOf(parts.order, editors), places: artworkPlacesOf(parts.order) }
  const isWaiting = parts.messages.some((message) => message.isWaiting)
  return (
    <>
      <OrderComposer key={parts.order.id} order={parts.order} isWaiting={isWaiting} />
      <fieldset className="mt-4 flex flex-wrap gap-1.5">
        <legend className="sr-only">Show in the timeline</legend>
        {views.map(({ value, label }) => (
          <Button
            key={value}
            size="sm"
            variant={view === value ? 'secondary' : 'quiet'}
            aria-pressed={view === value}
            onClick={() => setView(value)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {entries.length === 0 ? (
        <p className="mt-4 text-ink-muted">Nothing has been written yet.</p>
      ) : (
        <ol aria-label="Timeline" className="mt-4 grid gap-3">
          {entries.map((entry) => (
            <li key={entry.key} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5">
              <Dot entry={entry} />
              <Entry entry={entry} targets={targets} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** What a file from a message can be added to. */
type Targets = { sheets: readonly OpenSheet[]; places: readonly ArtworkPlace[] }

function Entry({ entry, targets }: { entry: TimelineEntry; targets: Targets }): ReactNode {
  if (entry.kind === 'change') return <HistoryLine entry={entry.entry} mayUndo={entry.mayUndo} />
  const time = <Moment at={entry.at} />
  if (entry.kind === 'parcel' || entry.kind === 'text')
    return (
      <div>
        <p className="font-medium">{entry.title}</p>
        <p className="text-ink-faint text-xs">
          {time}
          {entry.details && ` · ${entry.details}`}
        </p>
      </div>
    )
  return (
    <div className={classes('rounded-md border px-3.5 py-2.5', boxes[entry.tone])}>
      <p className="mb-1 flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
        <span>
          <span className="font-semibold text-ink">{entry.author}</span> · {entry.about} · {time}
        </span>
        {entry.isWaiting && <Badge tone={'magenta' satisfies Tone}>Waiting for an answer</Badge>}
      </p>
      <p className="whitespace-pre-wrap break-words">{entry.text}</p>
      {!!entry.files?.length && <MessageFiles files={entry.files} {...targets} />}
    </div>
  )
}

const boxes = {
  note: 'border-yellow bg-yellow-wash',
  shop: 'border-line bg-sunken',
  customer: 'border-line-strong bg-raised',
}

function Dot({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === 'change')
    return <span aria-hidden className="mt-2 size-2 justify-self-center rounded-full bg-line-strong" />
  const Icon =
    entry.kind === 'parcel'
      ? Package
      : entry.kind === 'text'
        ? Smartphone
        : { note: Lock, shop: Mail, customer: MessageSquareText }[entry.tone]
  return <Icon aria-hidden className="mt-0.5 size-4 justify-self-center text-ink-muted" />
}
