import { useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { fitArtwork, hangInZone } from '#domain/tshirt/fit-artwork.ts'
import { boxOfZone } from '#domain/tshirt/garment-outline.ts'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { PlacementZone } from '#domain/tshirt/placement-zones.ts'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import type { TshirtSize } from '#domain/tshirt/sizes.ts'
import type { PlacedPrint } from '../order-state.ts'
import { GarmentDrawing, isDark } from './garment-drawing.tsx'

export type MockUpProps = {
  cut: GarmentCut
  size: TshirtSize
  color: { name: string; hex: string }
  garmentName: string
  prints: readonly PlacedPrint[]
  /** Zones that are chosen and have no artwork yet. */
  emptyZones: readonly PlacementZone[]
  side: GarmentSide
  onSide: (side: GarmentSide) => void
}

const sides = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
] as const

/** The garment in its color with the artwork in its zone, everything in inches and so at true scale. */
export function MockUp(props: MockUpProps) {
  const { cut, size, color, garmentName, side, onSide } = props
  const prints = props.prints.filter((print) => print.side === side)
  const emptyZones = props.emptyZones.filter((zone) => zone.side === side)
  const told = prints.map(({ zone, artwork }) => `${artwork.fileName} on ${zone.name}`).join(', ')
  return (
    <figure className="rounded-lg border border-line bg-film p-3 sm:p-4">
      <GarmentDrawing
        cut={cut}
        size={size}
        side={side}
        color={color.hex}
        className="mx-auto block h-[min(24rem,36vh)] lg:h-[min(24rem,32vh)] w-full"
        label={`${garmentName}, ${color.name}, size ${size}, ${side}${told === '' ? '' : `: ${told}`}`}
      >
        {emptyZones.map((zone) => (
          <EmptyZone key={zone.id} {...{ zone, cut, size }} isOnDark={isDark(color.hex)} />
        ))}
        {prints.map((print) => (
          <PrintOnCloth key={print.zone.id} {...{ print, cut, size }} />
        ))}
      </GarmentDrawing>
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-3">
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

type OnCloth = { cut: GarmentCut; size: TshirtSize }

function EmptyZone({ zone, cut, size, isOnDark }: OnCloth & { zone: PlacementZone; isOnDark: boolean }) {
  const { left, top, width, height, turn } = boxOfZone(zone, cut, size)
  const ink = isOnDark ? '#fff' : '#1b1712'
  return (
    <g transform={turn}>
      <rect
        {...{ x: left, y: top, width, height }}
        rx="0.25"
        fill={ink}
        fillOpacity="0.07"
        stroke={ink}
        strokeOpacity="0.75"
        strokeWidth="0.12"
        strokeDasharray="0.5 0.35"
      />
    </g>
  )
}

function PrintOnCloth({ print, cut, size }: OnCloth & { print: PlacedPrint }) {
  const [failed, setFailed] = useState<string | null>(null)
  const { zone, artwork, printWidth } = print
  const box = boxOfZone(zone, cut, size)
  const printed = fitArtwork(artwork.ink, zone, printWidth)
  const hung = hangInZone(printed, zone)
  if (artwork.previewUrl === null || failed === artwork.previewUrl)
    return (
      <text x={box.left + box.width / 2} y={box.top + 1.5} fontSize="0.9" textAnchor="middle" fill="#888">
        Image unavailable
      </text>
    )
  return (
    <g transform={box.turn}>
      <image
        href={artwork.previewUrl}
        x={box.left + hung.left}
        y={box.top + hung.top}
        width={printed.width}
        height={printed.height}
        preserveAspectRatio="none"
        onError={() => setFailed(artwork.previewUrl)}
      />
    </g>
  )
}
