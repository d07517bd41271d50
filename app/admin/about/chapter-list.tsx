import { ArrowDown, ArrowUp, Eye, EyeOff, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import { type AboutChapter, isHouseChapter } from '#domain/content/about-page.ts'
import { titleOf } from './title-of.ts'

type Props = {
  chapters: AboutChapter[]
  openId: string
  onOpen: (id: string) => void
  /** Null for staff who may only read them. */
  onChange: ((next: AboutChapter[]) => void) | null
}

/** Opens, moves and hides chapters; the shop's own can be removed, with an undo. */
export function ChapterList({ chapters, openId, onOpen, onChange }: Props) {
  const [said, setSaid] = useState('')
  const changes = onChange && changesOf({ chapters, onChange, setSaid })
  return (
    <>
      <ol aria-label="Chapters, from top to bottom" className="grid gap-1">
        {chapters.map((chapter, at) => (
          <ChapterRow
            key={chapter.id}
            chapter={chapter}
            isOpen={chapter.id === openId}
            isFirst={at === 0}
            isLast={at === chapters.length - 1}
            onOpen={() => onOpen(chapter.id)}
            tools={
              changes && {
                onMove: (by) => changes.move(at, at + by),
                onShow: () => changes.show(chapter),
                onRemove: () => changes.remove(chapter),
              }
            }
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}

type Changing = {
  chapters: AboutChapter[]
  onChange: (next: AboutChapter[]) => void
  setSaid: (said: string) => void
}

function changesOf({ chapters, onChange, setSaid }: Changing) {
  return {
    move(from: number, to: number): void {
      const next = [...chapters]
      const [moved] = next.splice(from, 1)
      if (!moved) return
      next.splice(to, 0, moved)
      onChange(next)
      setSaid(`${titleOf(moved)} is now number ${to + 1} of ${chapters.length}.`)
    },
    show: ({ id }: AboutChapter): void =>
      onChange(chapters.map((one) => (one.id === id ? { ...one, isShown: !one.isShown } : one))),
    remove(chapter: AboutChapter): void {
      onChange(chapters.filter(({ id }) => id !== chapter.id))
      notify.info(`“${titleOf(chapter)}” was removed`, 'It’s gone once you save.', {
        action: { label: 'Undo', onClick: () => onChange(chapters) },
      })
    },
  }
}

type ChapterTools = {
  /** -1 moves one place up, 1 one place down. */
  onMove: (by: -1 | 1) => void
  onShow: () => void
  onRemove: () => void
}

type ChapterRowProps = {
  chapter: AboutChapter
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  onOpen: () => void
  tools: ChapterTools | null
}

function ChapterRow({ chapter, isOpen, isFirst, isLast, onOpen, tools }: ChapterRowProps) {
  const title = titleOf(chapter)
  const tool = (label: string, onClick: () => void, icon: ReactNode, isOff = false) => (
    <Button size="sm" variant="quiet" isSquare aria-label={label} disabled={isOff} onClick={onClick}>
      {icon}
    </Button>
  )
  return (
    <li
      className={classes(
        'flex items-center rounded-md border bg-surface',
        isOpen ? 'border-magenta-ink' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={onOpen}
        className={classes(
          'min-w-0 grow cursor-pointer truncate px-3 py-2.5 text-left font-semibold',
          !chapter.isShown && 'text-ink-muted line-through',
        )}
      >
        {title}
      </button>
      {tools && (
        <>
          {tool(`Move ${title} up`, () => tools.onMove(-1), <ArrowUp className="size-4" />, isFirst)}
          {tool(`Move ${title} down`, () => tools.onMove(1), <ArrowDown className="size-4" />, isLast)}
          {tool(
            `${chapter.isShown ? 'Hide' : 'Show'} ${title}`,
            tools.onShow,
            chapter.isShown ? <Eye className="size-4" /> : <EyeOff className="size-4" />,
          )}
          {!isHouseChapter(chapter.id) &&
            tool(`Remove ${title}`, tools.onRemove, <Trash2 className="size-4" />)}
        </>
      )}
    </li>
  )
}
