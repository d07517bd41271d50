import type { Box } from '#domain/artwork/gang-sheet.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { shownPlacements, wrongOf } from '../../editor/selectors.ts'
import { type HandleSizes, resizeHandles } from '../../editor/tools/resize-handles.ts'
import { turningHandle } from '../../editor/tools/turn.ts'
import { useEditor } from '../use-editor.ts'
import { Circle, Group, Layer, Line, Rect } from './konva.ts'
import { type Colours, useColours } from './use-colours.ts'

/** Outlines of what is selected and of what is wrong, the handles, the frame being drawn, and guides while moving. */
export function MarksLayer({ handles }: { handles: HandleSizes }) {
  const placements = useEditor(shownPlacements)
  const selection = useEditor((state) => state.selection)
  const wrong = useEditor(wrongOf)
  const view = useEditor((state) => state.view)
  const { x, y, scale } = view
  const colours = useColours()
  const hair = 1 / scale
  const selected = placements.filter(({ id }) => selection.includes(id))
  return (
    <Layer listening={false}>
      <Group x={x} y={y} scaleX={scale} scaleY={scale}>
        {placements
          .filter(({ id }) => wrong.has(id))
          .map((placement) => (
            <Outline
              key={placement.id}
              placement={placement}
              colour={colours.red}
              thickness={2.5 * hair}
              isFilled
            />
          ))}
        {selected.map((placement) => (
          <Outline key={placement.id} placement={placement} colour={colours.magenta} thickness={2 * hair} />
        ))}
        <Handles {...{ selected, handles, hair, colours }} />
        <HandMarks {...{ hair, colours }} />
      </Group>
    </Layer>
  )
}

type HandlesProps = {
  selected: readonly StudioPlacement[]
  handles: HandleSizes
  hair: number
  colours: Colours
}

/** Corners to pull at, and the handle that turns one alone. */
function Handles({ selected, handles, hair, colours }: HandlesProps) {
  const single = selected.length === 1 ? selected[0] : undefined
  const corner = cornerSize(selected, handles.corner, hair)
  return (
    <>
      {resizeHandles(selected).map(({ at }, index) => (
        <Rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the round
          key={index}
          x={at.x}
          y={at.y}
          width={corner}
          height={corner}
          offsetX={corner / 2}
          offsetY={corner / 2}
          rotation={single?.rotation ?? 0}
          fill="#fff"
          stroke={colours.magenta}
          strokeWidth={1.5 * hair}
        />
      ))}
      {single && <TurningHandle placement={single} {...{ colours, handles }} />}
    </>
  )
}

/** What a hand draws while it holds something: a frame, and the lines that it rests on. */
function HandMarks({ hair, colours }: { hair: number; colours: Colours }) {
  const { moving, frame } = useEditor(({ tool }) => tool)
  const sheet = useEditor(({ document }) => document.sheet)
  const line = { stroke: colours.cyan, strokeWidth: hair }
  return (
    <>
      {frame && <DrawnFrame frame={frame} hair={hair} colour={colours.cyan} />}
      {moving?.guides.vertical.map((x) => (
        <Line key={`x${x}`} points={[x, 0, x, sheet.height]} {...line} />
      ))}
      {moving?.guides.horizontal.map((y) => (
        <Line key={`y${y}`} points={[0, y, sheet.width, y]} {...line} />
      ))}
    </>
  )
}

/** Mm; small enough to leave something of the artwork to be seen. */
function cornerSize(selected: readonly StudioPlacement[], most: number, hair: number): number {
  const sides = selected.flatMap(({ width, height }) => [width, height])
  return Math.max(8 * hair, Math.min(most * hair, 0.4 * Math.min(...sides)))
}

function DrawnFrame({ frame, hair, colour }: { frame: Box; hair: number; colour: string }) {
  const place = {
    x: frame.left,
    y: frame.top,
    width: frame.right - frame.left,
    height: frame.bottom - frame.top,
  }
  return (
    <>
      <Rect {...place} fill={colour} opacity={0.12} />
      <Rect {...place} stroke={colour} strokeWidth={1.5 * hair} dash={[5 * hair, 3 * hair]} />
    </>
  )
}

function Outline({
  placement: { x, y, width, height, rotation },
  colour,
  thickness,
  isFilled = false,
}: {
  placement: StudioPlacement
  colour: string
  thickness: number
  isFilled?: boolean
}) {
  const place = { x, y, width, height, rotation, offsetX: width / 2, offsetY: height / 2 }
  return (
    <>
      {isFilled && <Rect {...place} fill={colour} opacity={0.16} />}
      <Rect {...place} stroke={colour} strokeWidth={thickness} />
    </>
  )
}

function TurningHandle({
  placement,
  colours,
  handles,
}: {
  placement: StudioPlacement
  colours: Colours
  handles: HandleSizes
}) {
  const view = useEditor((state) => state.view)
  const hair = 1 / view.scale
  const { x, y, height, rotation } = placement
  const at = turningHandle(placement, view, handles.reach)
  return (
    <Group x={x} y={y} rotation={rotation}>
      <Line
        points={[0, (Math.sign(at) * height) / 2, 0, at]}
        stroke={colours.magenta}
        strokeWidth={1.5 * hair}
      />
      <Circle
        y={at}
        radius={handles.circle * hair}
        fill="#fff"
        stroke={colours.magenta}
        strokeWidth={2 * hair}
      />
    </Group>
  )
}
