import { useMemo } from 'react'
import { groundFill } from '../../editor/ground.ts'
import { filmBySheet } from '../../editor/selectors.ts'
import { useEditor } from '../use-editor.ts'
import { Grid } from './grid-lines.tsx'
import { Group, Layer, Line, Rect } from './konva.ts'
import { type Colours, useColours } from './use-colours.ts'

/** Squares of the checkerboard, in px of the screen. */
const square = 8

export function FilmLayer() {
  const sheet = useEditor(({ document }) => document.sheet)
  const sheets = useEditor(filmBySheet)
  const view = useEditor((state) => state.view)
  const { ground, isGridShown, unit } = useEditor(({ look }) => look)
  const colours = useColours()
  const checker = useMemo(() => drawChecker(), [])
  const hair = 1 / view.scale
  const { width, height, margin } = sheet
  return (
    <Layer listening={false}>
      <Group x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
        <Rect
          width={width}
          height={height}
          fill={groundFill(ground, colours)}
          shadowColor="#000"
          shadowOpacity={0.22}
          shadowBlur={22}
          shadowOffsetY={6}
        />
        {ground === 'checker' && (
          <Rect
            width={width}
            height={height}
            fillPatternImage={checker as unknown as HTMLImageElement}
            fillPatternScaleX={hair}
            fillPatternScaleY={hair}
          />
        )}
        {isGridShown && <Grid sheet={sheet} unit={unit} scale={view.scale} colour={colours.faint} />}
        {sheets.map((one) => (
          <SheetMarks key={one.number} sheet={one} {...{ width, margin, hair, colours }} />
        ))}
      </Group>
    </Layer>
  )
}

type SheetMarksProps = {
  sheet: ReturnType<typeof filmBySheet>[number]
  width: number
  margin: number
  hair: number
  colours: Colours
}

/** Its margins, how much of it is used, and where the film is cut below it. */
function SheetMarks({
  sheet: { number, of, top, height, used },
  width,
  margin,
  hair,
  colours,
}: SheetMarksProps) {
  return (
    <Group y={top}>
      <Rect
        x={margin}
        y={margin}
        width={width - 2 * margin}
        height={height - 2 * margin}
        stroke={colours.faint}
        opacity={0.4}
        strokeWidth={hair}
        dash={[4 * hair, 4 * hair]}
      />
      {used > 0 && used < height && (
        <Line
          points={[0, used, width, used]}
          stroke={colours.cyan}
          strokeWidth={1.5 * hair}
          dash={[9 * hair, 5 * hair]}
        />
      )}
      {number < of && (
        <Line
          points={[-9 * hair, height, width + 9 * hair, height]}
          stroke={colours.ink}
          strokeWidth={2 * hair}
        />
      )}
    </Group>
  )
}

function drawChecker(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 2 * square
  canvas.height = 2 * square
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 2 * square, 2 * square)
    context.fillStyle = '#e4e2df'
    context.fillRect(0, 0, square, square)
    context.fillRect(square, square, square, square)
  }
  return canvas
}
