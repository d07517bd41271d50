import { Printer } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import type { BoardCard } from '#server/production/index.ts'

/** Each person has a fixed one of these everywhere: colors beside initials tell people apart at a glance. */
const tints = [
  'bg-magenta-wash text-magenta-ink',
  'bg-cyan-wash text-cyan-ink',
  'bg-yellow-wash text-yellow-ink',
  'bg-green-wash text-green-ink',
  'bg-ink/10 text-ink',
]

const tintOf = (id: string): string | undefined => tints[Number.parseInt(id.slice(0, 4), 16) % tints.length]

/** "Mara Voss" is MV, "mara@shop.example" is MA. */
export function initialsOf(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s.]+/)
      .filter(Boolean) ?? []
  const letters = words.length > 1 ? [words[0]?.[0], words.at(-1)?.[0]] : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('').toUpperCase()
}

/** Who makes an item, by initials. */
export function Initials({ person: { id, name } }: { person: NonNullable<BoardCard['assignee']> }) {
  return (
    <span
      role="img"
      aria-label={`Made by ${name}`}
      title={name}
      className={classes(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-[0.6875rem]',
        tintOf(id),
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

/** At the foot of a card: its printer and its assignee. */
export function MadeBy({ card: { assignee, printer } }: { card: Pick<BoardCard, 'assignee' | 'printer'> }) {
  if (!assignee && !printer) return null
  return (
    <span className="ml-auto flex min-w-0 items-center gap-1.5 text-ink-muted text-xs">
      {printer && (
        <span className="flex min-w-0 items-center gap-1" title={`On ${printer.name}`}>
          <Printer aria-hidden className="size-3.5 shrink-0" />
          <span className="max-w-24 truncate">{printer.name}</span>
        </span>
      )}
      {assignee && <Initials person={assignee} />}
    </span>
  )
}
