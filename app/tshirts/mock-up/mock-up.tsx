import { classes } from '#app/ui/classes.ts'
import type { ShirtLook } from '#domain/mock-up/shirt-look.ts'
import type { PlacementZone } from '#domain/tshirt/placement-zones.ts'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import type { PlacedPrint } from '../order-state.ts'
import { GarmentPicture } from './garment-picture.tsx'
import { ZoneOutline } from './zone-outline.tsx'

export type MockUpProps = {
  look: ShirtLook
  /** A description: "Gildan Soft Style, Navy, size M". */
  words: string
  prints: readonly PlacedPrint[]
  /** Chosen zones without artwork. */
  emptyZones: readonly PlacementZone[]
  onSide: (side: GarmentSide) => void
}

const sides = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
] as const

/** The garment in its color with the artwork in its zone, at true scale. */
export function MockUp({ look, words, prints, emptyZones, onSide }: MockUpProps) {
  const { cut, size, side } = look
  const told = prints
    .filter((print) => print.side === side)
    .map(({ zone, artwork }) => `${artwork.fileName} on ${zone.name}`)
    .join(', ')
  return (
    <figure className="overflow-clip rounded-lg border border-line bg-[#eceae6]">
      <GarmentPicture
        look={look}
        width={960}
        className="mx-auto w-full max-w-[max(16rem,38vh)]"
        label={`${words}, ${side}${told === '' ? '' : `: ${told}`}`}
      >
        {emptyZones
          .filter((zone) => zone.side === side)
          .map((zone) => (
            <ZoneOutline
              key={zone.id}
              {...{ zone, cut, size }}
              className="rounded-md border-2 border-white border-dashed bg-white/10 outline-2 outline-black/35 outline-dashed"
            />
          ))}
      </GarmentPicture>
      <figcaption className="flex flex-wrap items-center justify-between gap-3 p-3">
        <fieldset className="inline-flex rounded-full border border-black/25 bg-white p-0.5">
          <legend className="sr-only">View of the shirt</legend>
          {sides.map(({ value, label }) => (
            <label
              key={value}
              className={classes(
                'inline-flex h-9 pointer-coarse:h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold text-black/75',
                'has-checked:bg-black has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-magenta',
              )}
            >
              <input
                type="radio"
                name="view"
                className="sr-only"
                checked={side === value}
                onChange={() => onSide(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <span className="figures text-xs text-black/70">Drawn to scale on size {size}</span>
      </figcaption>
    </figure>
  )
}
