import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { isEndlesslySharp } from '#domain/artwork/sharpness.ts'
import { findInPixels } from '#domain/checks/artwork-findings.ts'
import type { PixelCheckKind } from '#domain/checks/pixel-checks.ts'
import { factsOfPart } from '#domain/studio/findings.ts'
import { itemDpi, resolutionTier } from '#domain/studio/resolution.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { formatInches, mmToInches } from '#domain/units.ts'
import { shownPlacements, wrongOf } from '../../editor/selectors.ts'
import type { Moving } from '../../editor/tools/moving.ts'
import { useEditor } from '../use-editor.ts'
import { useIsTouched } from '../use-media.ts'

/** The current position, or size and resolution, and any problem with it, during the drag. */
export function MovingNote() {
  const moving = useEditor(({ tool }) => tool.moving)
  return moving ? <Note moving={moving} /> : null
}

function Note({ moving }: { moving: Moving }) {
  const placements = useEditor(shownPlacements)
  const items = useEditor(({ document }) => document.items)
  const measured = useEditor((state) => state.measured)
  const wrong = useEditor(wrongOf)
  const warnBelowDpi = useEditor(({ shop }) => shop.warnBelowDpi)
  const isTouched = useIsTouched()
  const canvas = useEditor((state) => state.canvas)
  // At the bottom: with the finger in the upper half, they would otherwise cover each other.
  const isHandAbove = isTouched && moving.hand.y < canvas.height / 2
  const first = placements.find(({ id }) => id === moving.ids[0])
  const item = items.find(({ id }) => id === first?.itemId)
  if (!first) return null
  const isMisplaced = moving.ids.some((id) => wrong.has(id))
  const drawn = measured.get(first.artworkId)
  const dpi = item && !isEndlesslySharp(drawn) ? itemDpi({ ...item, width: first.width }, drawn) : null
  const isSoft = moving.resize !== null && dpi !== null && resolutionTier(dpi, warnBelowDpi) === 'low'
  const known = moving.resize && factsOfPart(first, measured)
  const found = known ? findInPixels(known.facts, { name: '', width: known.width }, warnBelowDpi) : []
  const thin = found.flatMap(({ kind }) => thinWords[kind] ?? []).join(' and ')
  return (
    <p
      className={`figures pointer-events-none absolute left-1/2 w-max max-w-[calc(100%-1rem)] -translate-x-1/2 rounded-2xl px-3 py-1 text-center text-xs font-semibold shadow-md pointer-coarse:py-2 pointer-coarse:text-base ${isHandAbove ? 'bottom-18' : 'top-9'} ${isMisplaced || isSoft || thin ? 'bg-red text-on-red' : 'bg-press text-on-press'}`}
    >
      {words(moving, first, dpi)}
      {isSoft && ', will look soft'}
      {thin && ` · ${thin} too thin to print`}
      {isMisplaced && ' · overlaps or leaves the sheet'}
    </p>
  )
}

/** Only checks that depend on size; resolution is shown in dpi. */
const thinWords: Partial<Record<PixelCheckKind, string>> = { thin_lines: 'lines', thin_gaps: 'gaps' }

function words({ rotation, resize }: Moving, first: StudioPlacement, dpi: number | null): string {
  if (rotation !== null) return `${rotation}°`
  if (resize) {
    const [width, height] = [mmToInches(first.width), mmToInches(first.height)]
    return `${width.toFixed(2)} × ${height.toFixed(2)} in${dpi === null ? '' : ` · ${dpi} dpi`}`
  }
  const { left, top } = placementBounds(first)
  return `${formatInches(mmToInches(left))} from left, ${formatInches(mmToInches(top))} from top`
}
