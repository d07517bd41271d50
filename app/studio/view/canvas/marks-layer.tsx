import { shownPlacements, wrongOf } from '../../editor/selectors.ts'
import type { HandleSizes } from '../../editor/tools/resize-handles.ts'
import { useEditor } from '../use-editor.ts'
import { drawMarks } from './draw-hand-marks.ts'
import { DrawnLayer } from './drawn-layer.tsx'
import { useColors } from './use-colors.ts'

/** Outlines of selected and misplaced copies, the handles, the frame being drawn, and snap lines while moving. */
export function MarksLayer({ handles }: { handles: HandleSizes }) {
  const placements = useEditor(shownPlacements)
  const selection = useEditor((state) => state.selection)
  const wrong = useEditor(wrongOf)
  const { moving, frame } = useEditor(({ tool }) => tool)
  const sheet = useEditor(({ document }) => document.sheet)
  const view = useEditor((state) => state.view)
  const colors = useColors()
  const selected = placements.filter(({ id }) => selection.includes(id))
  return (
    <DrawnLayer
      name="marks"
      draw={(context, hair) =>
        drawMarks(context, hair, {
          ...{ selected, handles, view, sheet, frame, colors },
          misplaced: placements.filter(({ id }) => wrong.has(id)),
          guides: moving?.guides,
        })
      }
    />
  )
}
