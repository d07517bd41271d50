import { placementBounds } from '#domain/gang-sheet.ts'
import { resolutionTier } from '#domain/studio/resolution.ts'
import type { StudioItem, StudioPlacement } from '#domain/studio/studio-document.ts'
import { effectiveDpi, formatInches, mmToInches, px } from '#domain/units.ts'
import type { Moving } from './moving.ts'

/** Where it is now or how large and how sharp, and what is wrong with that, while the hand still holds it. */
export function MovingNote({
  moving,
  placements,
  items,
  wrong,
  warnBelowDpi,
}: {
  moving: Moving
  placements: readonly StudioPlacement[]
  items: readonly StudioItem[]
  wrong: ReadonlySet<string>
  warnBelowDpi: number
}) {
  const first = placements.find(({ id }) => id === moving.ids[0])
  const item = items.find(({ id }) => id === first?.itemId)
  if (!first) return null
  const isMisplaced = moving.ids.some((id) => wrong.has(id))
  const dpi = item ? Math.round(effectiveDpi(px(item.ink.width), first.width)) : null
  const isSoft = moving.resize !== null && dpi !== null && resolutionTier(dpi, warnBelowDpi) === 'low'
  return (
    <p
      className={`figures pointer-events-none absolute top-9 left-1/2 -translate-x-1/2 rounded-full px-3 py-1 text-xs font-semibold whitespace-nowrap shadow-md ${isMisplaced || isSoft ? 'bg-red text-on-red' : 'bg-press text-on-press'}`}
    >
      {words(moving, first, dpi)}
      {isSoft && ', will look soft'}
      {isMisplaced && ' · overlaps or leaves the sheet'}
    </p>
  )
}

function words({ rotation, resize }: Moving, first: StudioPlacement, dpi: number | null): string {
  if (rotation !== null) return `${rotation}°`
  if (resize) {
    const [width, height] = [mmToInches(first.width), mmToInches(first.height)]
    return `${width.toFixed(2)} × ${height.toFixed(2)} in${dpi === null ? '' : ` · ${dpi} dpi`}`
  }
  const { left, top } = placementBounds(first)
  return `${formatInches(mmToInches(left))} from left, ${formatInches(mmToInches(top))} from top`
}
