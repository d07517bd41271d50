import { guidesShown } from '../../editor/selectors.ts'
import { useEditor } from '../use-editor.ts'
import { DrawnLayer } from './drawn-layer.tsx'
import { drawLines } from './pens.ts'
import { useColors } from './use-colors.ts'

/** Guides that the shopper placed to align artwork, above everything else. */
export function GuidesLayer() {
  const guides = useEditor(guidesShown)
  const sheet = useEditor(({ document }) => document.sheet)
  const { magenta: color } = useColors()
  if (guides.vertical.length + guides.horizontal.length === 0) return null
  return (
    <DrawnLayer
      name="guides"
      draw={(context, hair) => drawLines(context, guides, sheet, { color, thickness: hair, opacity: 0.85 })}
    />
  )
}
