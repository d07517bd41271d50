import {
  ArrowDownToLine,
  ArrowUpToLine,
  Copy,
  FlipVertical2,
  Lock,
  LockOpen,
  type LucideIcon,
  RotateCcwSquare,
  RotateCwSquare,
  Trash2,
} from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { placementBounds } from '#domain/gang-sheet.ts'
import { duplicate, removePlacements, splitCopy } from '#domain/studio/change-items.ts'
import {
  lockPlacements,
  mirrorPlacements,
  placeAt,
  restack,
  setRotation,
  turnPlacements,
} from '#domain/studio/change-placements.ts'
import type { StudioItem, StudioPlacement } from '#domain/studio/studio-document.ts'
import { useStudio } from '../studio-context.ts'
import { ArtworkThumbnail } from './artwork-thumbnail.tsx'
import { SizeFields } from './item-card.tsx'
import { LengthField, NumberField } from './length-field.tsx'
import { PanelSection } from './panel-section.tsx'
import { ResolutionBadge } from './resolution-badge.tsx'

/** What is selected: where it lies, how it is turned, how large it is. */
export function SelectionInspector() {
  const { document, selection } = useStudio()
  const selected = document.placements.filter(({ id }) => selection.includes(id))
  const single = selected.length === 1 ? selected[0] : undefined
  const items = document.items.filter(({ id }) => selected.some(({ itemId }) => itemId === id))
  const item = items.length === 1 ? items[0] : undefined
  return (
    <div className="space-y-5">
      <div className="flex items-center gap-3">
        {item && <SelectedThumbnail item={item} />}
        <div className="min-w-0">
          <p className="truncate text-sm font-semibold">{item?.name ?? `${items.length} artworks`}</p>
          <p className="text-xs text-ink-muted">
            {selected.length} {selected.length === 1 ? 'copy' : 'copies'} selected
          </p>
        </div>
      </div>
      <SelectionTools selected={selected} />
      {single && <PositionFields placement={single} />}
      {item && <ItemSize item={item} single={single} />}
    </div>
  )
}

function SelectedThumbnail({ item }: { item: StudioItem }) {
  const { artworks } = useStudio()
  return <ArtworkThumbnail artwork={artworks.get(item.artworkId)} className="size-11" />
}

function SelectionTools({ selected }: { selected: readonly StudioPlacement[] }) {
  const { change } = useStudio()
  const ids = selected.map(({ id }) => id)
  const isLocked = selected.some(({ locked }) => locked)
  return (
    <fieldset aria-label="Tools" className="grid grid-cols-4 gap-1.5">
      <Tool
        label="Turn left"
        shortcut="Shift R"
        icon={RotateCcwSquare}
        onClick={() => change((old) => turnPlacements(old, ids, -90))}
      />
      <Tool
        label="Turn right"
        shortcut="R"
        icon={RotateCwSquare}
        onClick={() => change((old) => turnPlacements(old, ids, 90))}
      />
      <Tool
        label="Mirror"
        shortcut="M"
        icon={FlipVertical2}
        onClick={() => change((old) => mirrorPlacements(old, ids))}
      />
      <Tool
        label={isLocked ? 'Unlock' : 'Lock in place'}
        shortcut="L"
        icon={isLocked ? Lock : LockOpen}
        onClick={() => change((old) => lockPlacements(old, ids, !isLocked))}
      />
      <Tool
        label="Duplicate"
        shortcut="Ctrl D"
        icon={Copy}
        onClick={() => change((old) => duplicate(old, ids))}
      />
      <Tool
        label="To the front"
        icon={ArrowUpToLine}
        onClick={() => change((old) => restack(old, ids, 'front'))}
      />
      <Tool
        label="To the back"
        icon={ArrowDownToLine}
        onClick={() => change((old) => restack(old, ids, 'back'))}
      />
      <Tool
        label="Remove from the sheet"
        shortcut="Delete"
        icon={Trash2}
        onClick={() => change((old) => removePlacements(old, ids))}
      />
    </fieldset>
  )
}

function Tool({
  label,
  shortcut,
  icon: Icon,
  onClick,
}: {
  label: string
  shortcut?: string
  icon: LucideIcon
  onClick: () => void
}) {
  return (
    <Tooltip label={label} shortcut={shortcut}>
      <Button size="sm" className="w-full px-0 max-lg:h-11" aria-label={label} onClick={onClick}>
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  )
}

function PositionFields({ placement }: { placement: StudioPlacement }) {
  const { change } = useStudio()
  const { left, top } = placementBounds(placement)
  const { id } = placement
  return (
    <PanelSection title="Position">
      <div className="flex gap-2">
        <LengthField
          label="X"
          name="Distance from the left edge"
          value={left}
          onValueChange={(length) => change((old) => placeAt(old, id, { left: length }), `left ${id}`)}
        />
        <LengthField
          label="Y"
          name="Distance from the top edge"
          value={top}
          onValueChange={(length) => change((old) => placeAt(old, id, { top: length }), `top ${id}`)}
        />
      </div>
      <div className="mt-2 flex w-1/2 pr-1">
        <NumberField
          label="↻"
          name="Rotation"
          unit="°"
          value={placement.rotation}
          digits={1}
          step={1}
          onValueChange={(degrees) => change((old) => setRotation(old, [id], degrees), `turn ${id}`)}
        />
      </div>
    </PanelSection>
  )
}

function ItemSize({ item, single }: { item: StudioItem; single: StudioPlacement | undefined }) {
  const { change, warnBelowDpi } = useStudio()
  return (
    <PanelSection title="Printed size" aside={item.copies > 1 ? `all ${item.copies} copies` : undefined}>
      <SizeFields item={item} />
      <div className="mt-2.5">
        <ResolutionBadge item={item} warnBelowDpi={warnBelowDpi} />
      </div>
      {single && item.copies > 1 && (
        <Button size="sm" className="mt-3 w-full" onClick={() => change((old) => splitCopy(old, single.id))}>
          Give this copy its own size
        </Button>
      )}
    </PanelSection>
  )
}
