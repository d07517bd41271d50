import { type ReactNode, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { LetteringDrawing } from '#domain/lettering/lettering.ts'
import { groundStyle, type NamedGround, nameGround } from '../../editor/ground.ts'
import { DrawnLettering } from './drawn-lettering.tsx'
import { isPale } from './is-pale.ts'

const grounds: readonly NamedGround[] = ['checker', 'white', 'heather', 'black']

/** A drawing on a shirt's color. If it is not ready, or cannot be drawn, a message is shown in its place. */
export function LetteringStage({
  drawing,
  label,
  color,
  isWaiting,
  children,
}: {
  drawing: LetteringDrawing | null
  label: string
  /** The color of the lettering. */
  color: string
  isWaiting: boolean
  /** Shown in place of the drawing. */
  children?: ReactNode
}) {
  const [chosen, setChosen] = useState<NamedGround | null>(null)
  const ground = chosen ?? (isPale(color) ? 'black' : 'checker')
  return (
    <div>
      <div
        className="relative flex h-44 items-center justify-center overflow-hidden rounded-md border border-line p-4 sm:h-64"
        style={{ background: groundStyle(ground) }}
      >
        {drawing ? (
          <DrawnLettering
            drawing={drawing}
            label={label}
            className={classes('size-full', isWaiting && 'opacity-60')}
          />
        ) : (
          <div className="rounded-sm bg-surface px-3 py-2 text-sm text-ink">{children}</div>
        )}
        {isWaiting && <Spinner className="absolute top-2 right-2 size-4" />}
      </div>
      <div className="mt-2 flex items-center gap-1.5">
        {grounds.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={`Show it on: ${nameGround(one)}`}
            aria-pressed={one === ground}
            onClick={() => setChosen(one)}
            className={classes(
              'size-7 rounded-full border max-lg:size-11',
              one === ground ? 'border-2 border-magenta-ink' : 'border-line-strong',
            )}
            style={{ background: groundStyle(one) }}
          />
        ))}
      </div>
    </div>
  )
}
