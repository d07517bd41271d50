import { ImagePlus } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { isOffSheet } from '#domain/artwork/gang-sheet.ts'
import { findClashes } from '#domain/checks/find-clashes.ts'
import { filmNeeded } from '#domain/studio/studio-document.ts'
import { pickFiles } from '../../browser/pick-files.ts'
import { showMoving } from '../../editor/tools/moving.ts'
import { handleSizes } from '../../editor/tools/resize-handles.ts'
import { useStudio } from '../studio-context.ts'
import { useIsTouched } from '../use-media.ts'
import { sheetKeys, studioPart } from '../use-shortcuts.ts'
import { WorkNote } from '../work/work-note.tsx'
import { FilmLayer } from './film-layer.tsx'
import { GuidesLayer } from './guides-layer.tsx'
import { Stage } from './konva.ts'
import { MarksLayer } from './marks-layer.tsx'
import { Minimap } from './minimap.tsx'
import { MovingNote } from './moving-note.tsx'
import { PlacementsLayer } from './placements-layer.tsx'
import { Rulers } from './rulers.tsx'
import { SelectSeveral } from './select-several.tsx'
import { useColours } from './use-colours.ts'
import { useGestures } from './use-gestures.ts'
import { useSelectionInSight } from './use-selection-in-sight.ts'
import { useView } from './use-view.ts'
import { ZoomControls } from './zoom-controls.tsx'

/** The sheet itself: film, artworks, marks. What it shows stands in the layers list too, for those who cannot see it. */
export function SheetCanvas() {
  const studio = useStudio()
  const { document, selection, artworks, measured, outlines, warnBelowDpi, look } = studio
  const box = useRef<HTMLDivElement>(null)
  const viewing = useView(box, document.sheet)
  const isTouched = useIsTouched()
  const handles = isTouched ? handleSizes.touched : handleSizes.pointed
  const { moving, frame, guides, handlers } = useGestures(box, viewing, handles)
  useSelectionInSight(viewing, document.placements, selection)
  useEffect(() => {
    studio.viewing.current = viewing
  })
  const colours = useColours()
  const { sheet } = document
  const placements = useMemo(() => showMoving(document.placements, moving), [document.placements, moving])
  const wrong = useMemo(() => {
    const off = placements.filter((placement) => isOffSheet(placement, sheet)).map(({ id }) => id)
    return new Set([...findClashes(placements, sheet, outlines).overlapping, ...off])
  }, [placements, outlines, sheet])
  const { view, canvas } = viewing
  const needed = filmNeeded(document)
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
        aria-label={`Gang sheet with ${placements.length} placed copies. N selects the next, arrow keys move it, Ctrl K lists every key, F6 goes on to the next part.`}
        // The ring lies over the canvas, which would hide an outline.
        className="absolute inset-0 touch-none select-none outline-none after:pointer-events-none after:absolute after:inset-0 focus-visible:after:border-2 focus-visible:after:border-magenta-ink"
        {...sheetKeys}
        {...handlers}
      >
        {canvas.width > 0 && (
          <>
            <Stage width={canvas.width} height={canvas.height} listening={false}>
              <FilmLayer sheet={sheet} filmNeeded={needed} view={view} colours={colours} look={look} />
              <PlacementsLayer
                {...{ placements, artworks, view, canvas, colours }}
                show={studio.showPlacements}
              />
              <MarksLayer
                {...{ placements, selection, wrong, moving, frame, sheet, view, colours, handles }}
              />
              <GuidesLayer {...{ guides, sheet, view, colours }} />
            </Stage>
            <Rulers view={view} canvas={canvas} colours={colours} sheet={sheet} unit={look.unit} />
          </>
        )}
      </div>
      {document.items.length === 0 && <EmptyFilm />}
      {moving && (
        <MovingNote
          {...{ moving, placements, measured, wrong, warnBelowDpi }}
          items={document.items}
          isHandAbove={isTouched && moving.hand.y < canvas.height / 2}
        />
      )}
      <WorkNote />
      <Minimap viewing={viewing} placements={placements} sheet={sheet} colours={colours} />
      <div className="absolute right-3 bottom-3 flex gap-2">
        <SelectSeveral />
        <ZoomControls viewing={viewing} />
      </div>
    </section>
  )
}

/** Brings its own ground: the film may be looked at on any colour. Files are dropped on it as everywhere. */
function EmptyFilm() {
  const { frame } = useStudio()
  return (
    <button
      type="button"
      onClick={() => pickFiles((files) => frame.current?.addFiles(files))}
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
