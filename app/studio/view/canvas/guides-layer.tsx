import { guidesShown } from '../../editor/selectors.ts'
import { useEditor } from '../use-editor.ts'
import { Group, Layer, Line } from './konva.ts'
import { useColours } from './use-colours.ts'

/** Lines that the shopper drew to lay artwork along, over everything. */
export function GuidesLayer() {
  const { vertical, horizontal } = useEditor(guidesShown)
  const sheet = useEditor(({ document }) => document.sheet)
  const view = useEditor((state) => state.view)
  const colours = useColours()
  const line = { stroke: colours.magenta, strokeWidth: 1 / view.scale, opacity: 0.85 }
  if (vertical.length + horizontal.length === 0) return null
  return (
    <Layer listening={false}>
      <Group x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
        {vertical.map((x, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guide is its place in the list
          <Line key={`x${index}`} points={[x, 0, x, sheet.height]} {...line} />
        ))}
        {horizontal.map((y, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guide is its place in the list
          <Line key={`y${index}`} points={[0, y, sheet.width, y]} {...line} />
        ))}
      </Group>
    </Layer>
  )
}
