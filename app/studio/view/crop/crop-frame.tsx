import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { classes } from '#app/ui/classes.ts'
import type { Crop } from '#domain/artwork/crop.ts'
import { type CropEdge, moveEdges, moveFrame } from '#domain/studio/crop-edges.ts'
import { table } from '#domain/table.ts'
import { inches, inchesToMm } from '#domain/units.ts'
import { groundStyle } from '../../editor/ground.ts'

type Size = { width: number; height: number }

const fineStep = inchesToMm(inches(0.05))
const coarseStep = inchesToMm(inches(0.5))

/** Corners are for pointers only: keys move the two edges of each. */
const handles: { edges: readonly CropEdge[]; label: string; at: string }[] = [
  { edges: ['left', 'top'], label: '', at: 'top-0 left-0 cursor-nwse-resize' },
  { edges: ['right', 'top'], label: '', at: 'top-0 left-full cursor-nesw-resize' },
  { edges: ['left', 'bottom'], label: '', at: 'top-full left-0 cursor-nesw-resize' },
  { edges: ['right', 'bottom'], label: '', at: 'top-full left-full cursor-nwse-resize' },
  { edges: ['left'], label: 'Left edge of the frame', at: 'top-1/2 left-0 cursor-ew-resize' },
  { edges: ['right'], label: 'Right edge of the frame', at: 'top-1/2 left-full cursor-ew-resize' },
  { edges: ['top'], label: 'Top edge of the frame', at: 'top-0 left-1/2 cursor-ns-resize' },
  { edges: ['bottom'], label: 'Bottom edge of the frame', at: 'top-full left-1/2 cursor-ns-resize' },
]

/**
 * The whole artwork with a frame around the part that stays: dragged by its inside, its edges and corners, or moved
 * with arrow keys.
 */
export function CropFrame({
  crop,
  preview,
  whole,
  least,
  onCrop,
}: {
  crop: Crop
  /** An image of the whole artwork's ink. */
  preview: string
  /** Its printed size; mm. */
  whole: Size
  least: Size
  /** Changes with the same step name are one undo step. */
  onCrop: (crop: Crop, step: string) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<{ edges: readonly CropEdge[]; x: number; y: number; from: Crop } | null>(null)
  const drags = useRef(0)
  const moved = (from: Crop, edges: readonly CropEdge[], x: number, y: number): Crop =>
    edges.length === 0 ? moveFrame(from, x, y) : moveEdges(from, edges, x, y, least)

  const by = (edges: readonly CropEdge[]) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      drags.current += 1
      held.current = { edges, x: event.clientX, y: event.clientY, from: crop }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const now = held.current
      const size = box.current?.getBoundingClientRect()
      if (!now || !size) return
      const [x, y] = [(clientX - now.x) / size.width, (clientY - now.y) / size.height]
      onCrop(moved(now.from, now.edges, x, y), `drag ${drags.current}`)
    },
    onPointerUp: () => {
      held.current = null
    },
    onPointerCancel: () => {
      held.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [x, y] = directions[event.key] ?? [0, 0]
      if (x === 0 && y === 0) return
      event.preventDefault()
      const step = event.shiftKey ? coarseStep : fineStep
      onCrop(
        moved(crop, edges, (x * step) / whole.width, (y * step) / whole.height),
        `keys ${edges.join(' ')}`,
      )
    },
  })

  const { left, top, right, bottom } = crop
  const ratio = whole.width / whole.height
  return (
    <div className="overflow-hidden rounded-md bg-sunken p-6">
      <div
        ref={box}
        className="relative mx-auto touch-none select-none"
        style={{
          width: `min(100%, calc(40dvh * ${ratio}))`,
          aspectRatio: ratio,
          background: groundStyle('checker'),
        }}
      >
        <img src={preview} alt="" draggable={false} className="absolute inset-0 size-full" />
        <div className="pointer-events-none absolute inset-0 overflow-hidden" aria-hidden>
          <div className="absolute shadow-[0_0_0_9999px_rgb(0_0_0/0.6)]" style={{ inset: insetOf(crop) }} />
        </div>
        <div className="absolute" style={{ inset: insetOf(crop) }}>
          <button
            type="button"
            aria-label="Frame: arrow keys move it"
            className="absolute inset-0 cursor-move border-2 border-magenta-ink outline-1 outline-white"
            {...by([])}
          />
          {handles.map(({ edges, label, at }) => (
            <button
              key={edges.join(' ')}
              type="button"
              aria-label={label || undefined}
              aria-hidden={label === '' || undefined}
              tabIndex={label === '' ? -1 : undefined}
              className={classes(
                'absolute flex size-11 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full',
                at,
              )}
              {...by(edges)}
            >
              <span className="size-3.5 rounded-xs border-2 border-magenta-ink bg-white" />
            </button>
          ))}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {`From ${percent(left)} to ${percent(right)} across and ${percent(top)} to ${percent(bottom)} down.`}
      </p>
    </div>
  )
}

const directions = table<[x: number, y: number]>({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
})

const insetOf = ({ left, top, right, bottom }: Crop): string =>
  [top, 1 - right, 1 - bottom, left].map((part) => `${part * 100}%`).join(' ')

const percent = (part: number): string => `${Math.round(part * 100)}%`
