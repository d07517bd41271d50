import type { HandleSizes } from '../../editor/tools/resize-handles.ts'
import { FilmLayer } from './film-layer.tsx'
import { GuidesLayer } from './guides-layer.tsx'
import { MarksLayer } from './marks-layer.tsx'
import { PlacementsLayer } from './placements-layer.tsx'

/** The stacked layers; each is redrawn when what it shows has changed. */
export function SheetStage({ handles }: { handles: HandleSizes }) {
  return (
    <>
      <FilmLayer />
      <PlacementsLayer />
      <MarksLayer handles={handles} />
      <GuidesLayer />
    </>
  )
}
