import { memo } from 'react'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { Circle, Group, Layer, Line, Rect } from './konva.ts'
import type { Moving } from './moving.ts'
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

/** Outlines of what is selected and of what is wrong, the turning handle, and guides while moving. */
export const MarksLayer = memo(function MarksLayer(props: {
  placements: readonly StudioPlacement[]
  selection: readonly string[]
  wrong: ReadonlySet<string>
  moving: Moving | null
  sheet: { width: number; height: number }
  view: View
  colours: Colours
}) {
  const { placements, selection, wrong, moving, sheet, view, colours } = props
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
        {single && <TurningHandle placement={single} view={view} colours={colours} />}
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
