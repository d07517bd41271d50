import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { PlacementZone } from '#domain/tshirt/placement-zones.ts'
import { GarmentPicture } from './garment-picture.tsx'
import { ZoneOutline } from './zone-outline.tsx'

/** A small garment with one zone marked in the shop's magenta. */
export function ZonePicture({ zone, cut, color }: { zone: PlacementZone; cut: GarmentCut; color: string }) {
  return (
    <GarmentPicture
      look={{ cut, size: 'M', side: zone.side, color, prints: [] }}
      width={240}
      className="mx-auto w-24 rounded-md"
    >
      <ZoneOutline
        {...{ zone, cut, size: 'M' }}
        className="border border-white bg-magenta/75 shadow-[0_0_0_1px_var(--color-magenta)]"
      />
    </GarmentPicture>
  )
}
