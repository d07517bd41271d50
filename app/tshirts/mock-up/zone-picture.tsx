import { boxOfZone } from '#domain/tshirt/garment-outline.ts'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { PlacementZone } from '#domain/tshirt/placement-zones.ts'
import { GarmentDrawing, isDark } from './garment-drawing.tsx'

/** A small garment with one zone on it in the shop's magenta. */
export function ZonePicture({ zone, cut, color }: { zone: PlacementZone; cut: GarmentCut; color: string }) {
  const { left, top, width, height, turn } = boxOfZone(zone, cut, 'M')
  return (
    <GarmentDrawing cut={cut} size="M" side={zone.side} color={color} className="h-24 w-full">
      <rect
        {...{ x: left, y: top, width, height }}
        transform={turn}
        rx="0.4"
        fill="var(--color-magenta)"
        fillOpacity={isDark(color) ? 0.85 : 0.65}
        stroke={isDark(color) ? '#fff' : 'var(--color-magenta)'}
        strokeWidth="0.25"
      />
    </GarmentDrawing>
  )
}
