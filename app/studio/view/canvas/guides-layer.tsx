import { guidesShown } from '../../editor/selectors.ts'
import { useEditor } from '../use-editor.ts'
import { DrawnLayer } from './drawn-layer.tsx'
import { drawLines } from './pens.ts'
import { useColours } from './use-colours.ts'

/** Lines that the shopper drew to lay artwork along, over everything. */
export function GuidesLayer() {
  const guides = useEditor(guidesShown)
  const sheet = useEditor(({ document }) => document.sheet)
  const { magenta: colour } = useColours()
  if (guides.vertical.length + guides.horizontal.length === 0) return null
  return (
    <DrawnLayer
      name="guides"
      draw={(context, hair) => drawLines(context, guides, sheet, { colour, thickness: hair, opacity: 0.85 })}
    />
  )
}
