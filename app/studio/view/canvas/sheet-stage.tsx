import type { HandleSizes } from '../../editor/tools/resize-handles.ts'
import { useEditor } from '../use-editor.ts'
import { FilmLayer } from './film-layer.tsx'
import { GuidesLayer } from './guides-layer.tsx'
import { Stage } from './konva.ts'
import { MarksLayer } from './marks-layer.tsx'
import { PlacementsLayer } from './placements-layer.tsx'

/** What is drawn; each layer is drawn anew when what it shows has changed. */
export function SheetStage({ handles }: { handles: HandleSizes }) {
  const { width, height } = useEditor(({ canvas }) => canvas)
  return (
    <Stage width={width} height={height} listening={false}>
      <FilmLayer />
      <PlacementsLayer />
      <MarksLayer handles={handles} />
      <GuidesLayer />
    </Stage>
  )
}
