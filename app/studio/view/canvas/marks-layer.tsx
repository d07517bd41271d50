import { memo } from 'react'
import type { Box } from '#domain/artwork/gang-sheet.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import type { Moving } from '../../editor/tools/moving.ts'
import { type HandleSizes, resizeHandles } from '../../editor/tools/resize-handles.ts'
import { rulerSize, type View } from '../../editor/view.ts'
import { Circle, Group, Layer, Line, Rect } from './konva.ts'
import type { Colours } from './use-colours.ts'

/**
 * Where the turning handle is, from the placement's centre before turning: above it, or below when that is out of
 * sight. `reach` is its distance from the edge, in px of the screen.
 */
export function turningHandle({ y, height, rotation }: StudioPlacement, view: View, reach: number): number {
  const above = -height / 2 - reach / view.scale
  const onScreen = view.y + (y + above * Math.cos((rotation * Math.PI) / 180)) * view.scale
  return onScreen < rulerSize + 10 ? -above : above
}

/** Outlines of what is selected and of what is wrong, the handles, the frame being drawn, and guides while moving. */
export const MarksLayer = memo(function MarksLayer(props: {
  placements: readonly StudioPlacement[]
  selection: readonly string[]
  wrong: ReadonlySet<string>
  moving: Moving | null
  frame: Box | null
  sheet: { width: number; height: number }
  view: View
  colours: Colours
  handles: HandleSizes
}) {
  const { placements, selection, wrong, moving, frame, sheet, view, colours, handles } = props
  const hair = 1 / view.scale
  const selected = placements.filter(({ id }) => selection.includes(id))
  const single = selected.length === 1 ? selected[0] : undefined
  const corner = cornerSize(selected, handles.corner, hair)
  return (
    <Layer listening={false}>
      <Group x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
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
        {single && <TurningHandle placement={single} {...{ view, colours, handles }} />}
        {frame && <DrawnFrame frame={frame} hair={hair} colour={colours.cyan} />}
        {moving?.guides.vertical.map((x) => (
          <Line key={`x${x}`} points={[x, 0, x, sheet.height]} stroke={colours.cyan} strokeWidth={hair} />
        ))}
        {moving?.guides.horizontal.map((y) => (
          <Line key={`y${y}`} points={[0, y, sheet.width, y]} stroke={colours.cyan} strokeWidth={hair} />
        ))}
      </Group>
    </Layer>
  )
})

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
  view,
  colours,
  handles,
}: {
  placement: StudioPlacement
  view: View
  colours: Colours
  handles: HandleSizes
}) {
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
