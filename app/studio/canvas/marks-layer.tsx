import { memo } from 'react'
import type { Box } from '#domain/gang-sheet.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { Circle, Group, Layer, Line, Rect } from './konva.ts'
import type { Moving } from './moving.ts'
import { resizeHandles } from './resize-handles.ts'
import type { Colours } from './use-colours.ts'
import { rulerSize, type View } from './view.ts'

/** From the edge of a placement to its turning handle, in px of the screen. */
const handleReach = 30

/** Where the turning handle is, from the placement's centre before turning: above it, or below when that is out of sight. */
export function turningHandle({ y, height, rotation }: StudioPlacement, view: View): number {
  const above = -height / 2 - handleReach / view.scale
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
}) {
  const { placements, selection, wrong, moving, frame, sheet, view, colours } = props
  const hair = 1 / view.scale
  const selected = placements.filter(({ id }) => selection.includes(id))
  const single = selected.length === 1 ? selected[0] : undefined
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
            width={10 * hair}
            height={10 * hair}
            offsetX={5 * hair}
            offsetY={5 * hair}
            rotation={single?.rotation ?? 0}
            fill="#fff"
            stroke={colours.magenta}
            strokeWidth={1.5 * hair}
          />
        ))}
        {single && <TurningHandle placement={single} view={view} colours={colours} />}
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
}: {
  placement: StudioPlacement
  view: View
  colours: Colours
}) {
  const hair = 1 / view.scale
  const { x, y, height, rotation } = placement
  const at = turningHandle(placement, view)
  return (
    <Group x={x} y={y} rotation={rotation}>
      <Line
        points={[0, (Math.sign(at) * height) / 2, 0, at]}
        stroke={colours.magenta}
        strokeWidth={1.5 * hair}
      />
      <Circle y={at} radius={7 * hair} fill="#fff" stroke={colours.magenta} strokeWidth={2 * hair} />
    </Group>
  )
}
