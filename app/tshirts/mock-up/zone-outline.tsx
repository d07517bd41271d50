import { classes } from '#app/ui/classes.ts'
import { boxOfZone, frameOf } from '#domain/tshirt/garment-shape.ts'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { PlacementZone } from '#domain/tshirt/placement-zones.ts'
import type { TshirtSize } from '#domain/tshirt/sizes.ts'

type ZoneOutlineProps = { zone: PlacementZone; cut: GarmentCut; size: TshirtSize; className: string }

/** A zone drawn to scale over the image of its garment. */
export function ZoneOutline({ zone, cut, size, className }: ZoneOutlineProps) {
  const frame = frameOf(cut, size)
  const { left, top, width, height, angle } = boxOfZone(zone, cut, size)
  const part = (inches: number): string => `${(inches / frame.side) * 100}%`
  return (
    <div
      aria-hidden
      className={classes('absolute rounded-[8%]', className)}
      style={{
        left: part(left - frame.left),
        top: part(top - frame.top),
        width: part(width),
        height: part(height),
        rotate: `${angle}deg`,
      }}
    />
  )
}
