import { ImagePlus } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { isOffSheet } from '#domain/gang-sheet.ts'
import { filmNeeded } from '#domain/studio/studio-document.ts'
import { findOverlaps } from '#domain/studio/turned-boxes.ts'
import { useStudio } from '../studio-context.ts'
import { sheetKeys } from '../use-shortcuts.ts'
import { FilmLayer } from './film-layer.tsx'
import { Stage } from './konva.ts'
import { MarksLayer } from './marks-layer.tsx'
import { Minimap } from './minimap.tsx'
import { showMoving } from './moving.ts'
import { MovingNote } from './moving-note.tsx'
import { PlacementsLayer } from './placements-layer.tsx'
import { Rulers } from './rulers.tsx'
import { SelectSeveral } from './select-several.tsx'
import { useColours } from './use-colours.ts'
import { useGestures } from './use-gestures.ts'
import { useView } from './use-view.ts'
import { ZoomControls } from './zoom-controls.tsx'

/** The sheet itself: film, artworks, marks. What it shows stands in the layers list too, for those who cannot see it. */
export function SheetCanvas() {
  const studio = useStudio()
  const { document, selection, artworks, warnBelowDpi, look } = studio
  const box = useRef<HTMLDivElement>(null)
  const viewing = useView(box, document.sheet)
  const { moving, frame, handlers } = useGestures(box, viewing)
  useEffect(() => {
    studio.viewing.current = viewing
  })
  const colours = useColours()
  const { sheet } = document
  const placements = useMemo(() => showMoving(document.placements, moving), [document.placements, moving])
  const overlaps = useMemo(() => findOverlaps(placements), [placements])
  const wrong = useMemo(() => {
    const off = placements.filter((placement) => isOffSheet(placement, sheet)).map(({ id }) => id)
    return new Set([...overlaps, ...off])
  }, [placements, overlaps, sheet])
  const { view, canvas } = viewing
  const needed = filmNeeded(document)
  return (
    <section aria-label="Sheet" className="relative min-h-0 min-w-0 overflow-hidden bg-sunken">
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard (WAI-ARIA 1.2)
        tabIndex={0}
        aria-label={`Gang sheet with ${placements.length} placed copies. Arrow keys move what is selected; Tab goes on to the layers list.`}
        className="absolute inset-0 touch-none select-none outline-none focus-visible:-outline-offset-2 focus-visible:outline-2 focus-visible:outline-magenta-ink"
        {...sheetKeys}
        {...handlers}
      >
        {canvas.width > 0 && (
          <>
            <Stage width={canvas.width} height={canvas.height} listening={false}>
              <FilmLayer sheet={sheet} filmNeeded={needed} view={view} colours={colours} look={look} />
              <PlacementsLayer placements={placements} artworks={artworks} view={view} colours={colours} />
              <MarksLayer {...{ placements, selection, wrong, moving, frame, sheet, view, colours }} />
            </Stage>
            <Rulers view={view} canvas={canvas} colours={colours} sheet={sheet} unit={look.unit} />
          </>
        )}
      </div>
      {document.items.length === 0 && <EmptyHint />}
      {moving && <MovingNote {...{ moving, placements, wrong, warnBelowDpi }} items={document.items} />}
      <Minimap viewing={viewing} placements={placements} sheet={sheet} colours={colours} />
      <SelectSeveral />
      <ZoomControls viewing={viewing} />
    </section>
  )
}

/** Brings its own ground: the film may be looked at on any colour. */
function EmptyHint() {
  return (
    <p className="pointer-events-none absolute top-1/4 left-1/2 flex w-72 -translate-x-1/2 flex-col items-center gap-2 rounded-lg bg-surface/90 p-5 text-center text-ink-muted">
      <ImagePlus className="size-9" aria-hidden />
      <span className="font-display text-lg font-bold">Your film is ready</span>
      <span className="max-w-60 text-sm">
        Drop artwork anywhere, or choose it under Artwork. Copies lay themselves out.
      </span>
    </p>
  )
}
