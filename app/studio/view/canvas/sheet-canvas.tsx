import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { handleSizes } from '../../editor/tools/resize-handles.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { useIsTouched } from '../use-media.ts'
import { sheetKeys, studioPart } from '../use-shortcuts.ts'
import { WorkNote } from '../work/work-note.tsx'
import { Minimap } from './minimap.tsx'
import { MovingNote } from './moving-note.tsx'
import { Rulers } from './rulers.tsx'
import { SelectSeveral } from './select-several.tsx'
import { SheetPager } from './sheet-pager.tsx'
import { SheetStage } from './sheet-stage.tsx'
import { useHands } from './use-hands.ts'
import { ZoomControls } from './zoom-controls.tsx'

/** The sheet itself: film, artworks, marks. The layers list has the same content, for those who cannot see it. */
export function SheetCanvas() {
  const box = useRef<HTMLDivElement>(null)
  const handles = handleSizes[useIsTouched() ? 'touched' : 'pointed']
  const handlers = useHands(box, handles.reach)
  const count = useEditor(({ document }) => document.placements.length)
  const isEmpty = useEditor(({ document }) => document.items.length === 0)
  const hasSize = useEditor(({ canvas }) => canvas.width > 0)
  return (
    <section
      {...studioPart}
      aria-label="Sheet"
      className="relative min-h-0 min-w-0 overflow-hidden bg-sunken"
    >
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard (WAI-ARIA 1.2)
        tabIndex={0}
        aria-label={`Gang sheet with ${count} placed copies. N selects the next, arrow keys move it, Ctrl K lists every key, F6 moves on to the next part.`}
        // The focus ring lies over the canvas, which would hide an outline.
        className="absolute inset-0 touch-none select-none outline-none after:pointer-events-none after:absolute after:inset-0 focus-visible:after:border-2 focus-visible:after:border-magenta-ink"
        {...sheetKeys}
        {...handlers}
      >
        {hasSize && (
          <>
            <SheetStage handles={handles} />
            <Rulers />
          </>
        )}
      </div>
      {isEmpty && <EmptyFilm />}
      <MovingNote />
      <WorkNote />
      <Minimap />
      <SheetPager />
      <div className="absolute right-3 bottom-3 flex gap-2">
        <SelectSeveral />
        <ZoomControls />
      </div>
    </section>
  )
}

/**
 * Has a background of its own, because the film may be viewed on any color. Files can be dropped here as everywhere.
 */
function EmptyFilm() {
  const { pickFiles } = useActions()
  return (
    <button
      type="button"
      onClick={pickFiles}
      className="absolute top-1/4 left-1/2 flex w-72 max-w-[calc(100%-2rem)] -translate-x-1/2 flex-col items-center gap-2 rounded-lg border-2 border-line-strong border-dashed bg-surface/95 p-5 text-center text-ink-muted hover:border-magenta-ink hover:text-ink"
    >
      <ImagePlus className="size-9" aria-hidden />
      <span className="font-display text-lg font-bold">Your film is ready</span>
      <span className="max-w-60 text-sm">
        <span className="pointer-coarse:hidden">Drop artwork here, or press to choose it.</span>
        <span className="hidden pointer-coarse:inline">Press to choose your artwork.</span> Copies lay
        themselves out.
      </span>
    </button>
  )
}
