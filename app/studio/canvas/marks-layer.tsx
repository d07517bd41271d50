import { memo } from 'react'
import { Circle, Group, Layer, Line, Rect } from 'react-konva'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import type { Moving } from './moving.ts'
import type { Colours } from './use-colours.ts'
import type { View } from './view.ts'

/** From the edge of a placement to its turning handle, in px of the screen. */
export const handleReach = 30

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
        {single && <TurningHandle placement={single} hair={hair} colours={colours} />}
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
  placement: { x, y, height, rotation },
  hair,
  colours,
}: {
  placement: StudioPlacement
  hair: number
  colours: Colours
}) {
  const top = -height / 2
  return (
    <Group x={x} y={y} rotation={rotation}>
      <Line
        points={[0, top, 0, top - handleReach * hair]}
        stroke={colours.magenta}
        strokeWidth={1.5 * hair}
      />
      <Circle
        y={top - handleReach * hair}
        radius={7 * hair}
        fill="#fff"
        stroke={colours.magenta}
        strokeWidth={2 * hair}
      />
    </Group>
  )
}
