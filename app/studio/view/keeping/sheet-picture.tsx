import { wholeArtwork } from '#domain/artwork/crop.ts'
import { besideEachOther } from '#domain/artwork/cut-sheets.ts'
import type { Placement, PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export type Pictures = ReadonlyMap<string, Pick<ArtworkView, 'thumbnailUrl'>>

/** A miniature of a sheet; artworks without a known image are gray. */
export function SheetPicture({
  sheet,
  placements,
  pictures,
  label,
}: {
  sheet: PlacementDocument['sheet']
  placements: readonly Placement[]
  pictures: Pictures
  label: string
}) {
  const { width: across, height: down, sheets, placements: shown } = besideEachOther({ sheet, placements })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${across} ${down}`}
      className="max-h-full max-w-full rounded-[2px] bg-film shadow-sm outline outline-film-line"
      style={{ aspectRatio: `${across} / ${down}`, height: '100%' }}
    >
      {sheets.length > 1 &&
        sheets.map(({ left, height }) => (
          <rect
            key={left}
            x={left}
            width={sheet.width}
            height={height}
            fill="none"
            stroke="var(--color-ink)"
            opacity="0.3"
            strokeWidth={across / 300}
          />
        ))}
      {shown.map(({ id, artworkId, x, y, width, height, rotation, mirrored, crop = wholeArtwork }) => {
        const picture = pictures.get(artworkId)?.thumbnailUrl
        const box = { x: -width / 2, y: -height / 2, width, height }
        return (
          <g key={id} transform={`translate(${x} ${y}) rotate(${rotation})${mirrored ? ' scale(-1 1)' : ''}`}>
            {picture ? (
              <svg
                {...box}
                aria-hidden
                preserveAspectRatio="none"
                viewBox={`${crop.left} ${crop.top} ${crop.right - crop.left} ${crop.bottom - crop.top}`}
              >
                <image width={1} height={1} href={picture} preserveAspectRatio="none" />
              </svg>
            ) : (
              <rect {...box} rx={Math.min(width, height) / 12} fill="var(--color-ink)" opacity="0.18" />
            )}
          </g>
        )
      })}
    </svg>
  )
}
