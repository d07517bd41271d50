import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  FlipVertical2,
  Group,
  Lock,
  LockOpen,
  RotateCcwSquare,
  RotateCwSquare,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { placeAt, setRotation } from '#domain/studio/change-placements.ts'
import { unitsOf } from '#domain/studio/placement-groups.ts'
import type { StudioItem, StudioPlacement } from '#domain/studio/studio-document.ts'
import { selectedOf } from '../../editor/selectors.ts'
import { CommandTool } from '../commands/command-tool.tsx'
import { EditTextButton } from '../type/type-buttons.tsx'
import { useActions, useEditor } from '../use-editor.ts'
import { CommandButton } from '../work/arrange-tools.tsx'
import { ArtworkThumbnail } from './artwork-thumbnail.tsx'
import { ItemSize } from './item-size.tsx'
import { LengthField, NumberField } from './length-field.tsx'
import { PanelSection } from './panel-section.tsx'

/** The selection: its position, rotation and size. */
export function SelectionInspector() {
  const selected = useEditor(selectedOf)
  const all = useEditor(({ document }) => document.items)
  const single = selected.length === 1 ? selected[0] : undefined
  const items = all.filter(({ id }) => selected.some(({ itemId }) => itemId === id))
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
      {item && <EditTextButton item={item} />}
      <SelectionTools
        isLocked={selected.some(({ locked }) => locked)}
        isSeveral={unitsOf(selected).length > 1}
      />
      <div className="grid grid-cols-2 gap-1.5">
        <CommandButton id="arrange selected" label="Arrange these" />
        <CommandButton id="fill" label="Fill the sheet" />
        <CommandButton id="check" label="Look closely" />
        <CommandButton id="crop" label="Crop" />
      </div>
      {single && <PositionFields placement={single} />}
      {item && <ItemSize item={item} single={single} />}
    </div>
  )
}

function SelectedThumbnail({ item }: { item: StudioItem }) {
  const artwork = useEditor(({ artworks }) => artworks.get(item.artworkId))
  return <ArtworkThumbnail artwork={artwork} crop={item.crop} className="size-11" />
}

function SelectionTools({ isLocked, isSeveral }: { isLocked: boolean; isSeveral: boolean }) {
  return (
    <fieldset
      aria-label="Tools"
      className="grid grid-cols-4 gap-1.5 pointer-coarse:grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]"
    >
      <CommandTool id="turn left" short="Turn left" icon={RotateCcwSquare} />
      <CommandTool id="turn right" short="Turn right" icon={RotateCwSquare} />
      <CommandTool id="mirror" short="Mirror" icon={FlipVertical2} />
      <CommandTool
        id="lock"
        label={isLocked ? 'Unlock' : 'Lock in place'}
        short={isLocked ? 'Unlock' : 'Lock'}
        icon={isLocked ? Lock : LockOpen}
      />
      <CommandTool id="duplicate" short="Duplicate" icon={Copy} />
      <CommandTool id="group" short="Group" icon={Group} />
      <CommandTool id="ungroup" short="Ungroup" icon={Ungroup} />
      <CommandTool id="remove" short="Remove" icon={Trash2} />
      <CommandTool id="front" short="To the front" icon={ArrowUpToLine} />
      <CommandTool id="forward" short="Layer up" icon={ArrowUp} />
      <CommandTool id="backward" short="Layer down" icon={ArrowDown} />
      <CommandTool id="back" short="To the back" icon={ArrowDownToLine} />
      <p className="col-span-full mt-2 text-xs font-semibold text-ink-muted">
        {isSeveral ? 'Align with each other' : 'Align with the sheet'}
      </p>
      <CommandTool id="align left" short="Left" icon={AlignStartVertical} />
      <CommandTool id="align center" short="Centers" icon={AlignCenterVertical} />
      <CommandTool id="align right" short="Right" icon={AlignEndVertical} />
      <CommandTool id="distribute across" short="Gaps across" icon={AlignHorizontalSpaceBetween} />
      <CommandTool id="align top" short="Top" icon={AlignStartHorizontal} />
      <CommandTool id="align middle" short="Middles" icon={AlignCenterHorizontal} />
      <CommandTool id="align bottom" short="Bottom" icon={AlignEndHorizontal} />
      <CommandTool id="distribute down" short="Gaps down" icon={AlignVerticalSpaceBetween} />
    </fieldset>
  )
}

function PositionFields({ placement }: { placement: StudioPlacement }) {
  const { change } = useActions()
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
