import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { dotsAcross, isEndlesslySharp } from '#domain/artwork/sharpness.ts'
import { fitArtwork, minPrintWidth, widestInZone } from '#domain/tshirt/fit-artwork.ts'
import type { PlacementZone } from '#domain/tshirt/placement-zones.ts'
import { formatInches, inches } from '#domain/units.ts'
import { DpiBadge } from '../dpi-badge.tsx'
import type { PlacedPrint } from '../order-state.ts'

type DesignDetailsProps = {
  label: string
  artwork: PlacedPrint['artwork']
  /** Null until it is chosen: the print's sharpness depends on it. */
  zone: PlacementZone | null
  printWidth: number | null
  warnBelowDpi: number
  onPrintWidth: (width: number) => void
  onRemove: () => void
}

/** The uploaded design: its printed size in its zone, and how sharp it is. */
export function DesignDetails(props: DesignDetailsProps) {
  const { label, artwork, zone, onRemove } = props
  return (
    <section aria-label={label} className="rounded-lg border border-line bg-surface p-4">
      <div className="grid grid-cols-[5.5rem_1fr_auto] items-start gap-4">
        <div className="flex size-22 items-center justify-center overflow-hidden rounded-md border border-film-line bg-film p-1">
          {artwork.thumbnailUrl && (
            <img src={artwork.thumbnailUrl} alt="" className="max-h-full max-w-full object-contain" />
          )}
        </div>
        <div className="min-w-0">
          <p className="truncate font-semibold">{artwork.fileName}</p>
          <p className="figures text-sm text-ink-muted">
            {artwork.ink.width} × {artwork.ink.height} px
          </p>
          {zone === null && (
            <p className="mt-1 text-sm text-ink-muted">
              Choose a placement zone to see how sharp it will print.
            </p>
          )}
          {zone && <Sharpness {...props} zone={zone} />}
        </div>
        <Button
          isSquare
          size="sm"
          variant="quiet"
          aria-label={`Remove ${artwork.fileName}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </div>
      {zone && <PrintWidth {...props} zone={zone} />}
    </section>
  )
}

type InZone = DesignDetailsProps & { zone: PlacementZone }

function Sharpness({ artwork, zone, printWidth, warnBelowDpi }: InZone) {
  const drawn = artwork.measured ?? artwork
  const { width, height, effectiveDpi: ofGrid } = fitArtwork({ ...drawn, ink: artwork.ink }, zone, printWidth)
  const effectiveDpi = dotsAcross(ofGrid, drawn)
  const isLow = effectiveDpi < warnBelowDpi
  const sharpUpTo = inches(dotsAcross(artwork.ink.width, drawn) / warnBelowDpi)
  return (
    <div className="mt-1.5" aria-live="polite">
      <p className="figures flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <span>
          {formatInches(width)} × {formatInches(height)} on {zone.name}
        </span>
        {!isEndlesslySharp(drawn) && <DpiBadge {...{ effectiveDpi, warnBelowDpi }} />}
      </p>
      {isLow && (
        <p className="figures mt-1.5 text-sm text-ink-muted">
          It may look soft. For a sharp print, keep it to {formatInches(sharpUpTo)} wide or less, or upload a
          larger file.
        </p>
      )}
    </div>
  )
}

function PrintWidth({ artwork, zone, printWidth, onPrintWidth }: InZone) {
  const id = useId()
  const widest = widestInZone(artwork.ink, zone)
  const { width } = fitArtwork({ ...(artwork.measured ?? artwork), ink: artwork.ink }, zone, printWidth)
  if (widest <= minPrintWidth) return null
  return (
    <div className="mt-3 grid grid-cols-[auto_1fr_auto] items-center gap-3 text-sm">
      <label htmlFor={id} className="font-semibold">
        Print width
      </label>
      <input
        id={id}
        type="range"
        min={minPrintWidth}
        max={widest}
        step="any"
        value={width}
        aria-valuetext={formatInches(width)}
        onChange={(event) => onPrintWidth(Math.round(event.target.valueAsNumber * 20) / 20)}
        className="h-9 w-full accent-magenta"
      />
      <span className="figures w-16 text-right">{formatInches(width)}</span>
    </div>
  )
}
