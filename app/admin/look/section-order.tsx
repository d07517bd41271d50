import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { type HomeSection, homeSections, type ShopLook } from '#domain/shop/look.ts'

type Sections = ShopLook['home']

/** The sections of the home page: dragged, or moved with arrow buttons, and switched on and off. */
export function SectionOrder({
  sections,
  onChange,
}: {
  sections: Sections
  onChange: (next: Sections) => void
}) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const next = [...sections]
    const [section] = next.splice(from, 1)
    if (!section || to < 0 || to > next.length) return
    next.splice(to, 0, section)
    onChange(next)
    setSaid(`${homeSections[section.id]} is now number ${to + 1} of ${sections.length}.`)
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">Home page, from top to bottom</legend>
      <ol className="grid gap-1">
        {sections.map(({ id, isShown }, at) => (
          <li
            key={id}
            draggable
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null && dragged !== at) move(dragged, at)
              setDragged(null)
            }}
            className={classes(
              'flex items-center gap-1 rounded-md border border-line bg-surface pl-2',
              dragged === at && 'opacity-50',
            )}
          >
            <GripVertical className="size-4 shrink-0 cursor-grab text-ink-faint" aria-hidden />
            <Checkbox
              label={homeSections[id]}
              checked={isShown}
              onChange={({ currentTarget }) =>
                onChange(
                  sections.map((one) => (one.id === id ? { id, isShown: currentTarget.checked } : one)),
                )
              }
              className="grow"
            />
            <MoveButtons {...{ id, at, move, sections }} />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  )
}

function MoveButtons({
  id,
  at,
  move,
  sections,
}: {
  id: 'newsletter' | 'shipping' | 'shelf' | 'prices' | 'designs' | 'how'
  at: number
  move: (from: number, to: number) => void
  sections: { id: HomeSection; isShown: boolean }[]
}) {
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        isSquare
        aria-label={`Move ${homeSections[id]} up`}
        disabled={at === 0}
        onClick={() => move(at, at - 1)}
      >
        <ArrowUp className="size-4" aria-hidden />
      </Button>
      <Button
        size="sm"
        variant="quiet"
        isSquare
        aria-label={`Move ${homeSections[id]} down`}
        disabled={at === sections.length - 1}
        onClick={() => move(at, at + 1)}
      >
        <ArrowDown className="size-4" aria-hidden />
      </Button>
    </>
  )
}
