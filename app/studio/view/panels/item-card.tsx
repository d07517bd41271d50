import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { putBackItem, removeItem, setCopies, setItemWidth } from '#domain/studio/change-items.ts'
import { widthForHeight } from '#domain/studio/initial-size.ts'
import { trimmedShare } from '#domain/studio/resolution.ts'
import { maxPlacements, type StudioItem } from '#domain/studio/studio-document.ts'
import { inches, inchesToMm } from '#domain/units.ts'
import { missingOf, selectedItemsOf } from '../../editor/selectors.ts'
import { EditTextButton } from '../type/type-buttons.tsx'
import { useActions, useEditor } from '../use-editor.ts'
import { useIsWide } from '../use-media.ts'
import { ArtworkThumbnail } from './artwork-thumbnail.tsx'
import { LengthField } from './length-field.tsx'
import { ResolutionBadge } from './resolution-badge.tsx'

/** Shorter lengths are assumed to be still being typed. */
const leastTyped = 0.1
/** A smaller margin is not worth mentioning. */
const leastTold = 0.05

/** One artwork at one size: its dimensions, resolution and number of copies. */
export const ItemCard = memo(function ItemCard({ item }: { item: StudioItem }) {
  const { read, change, select } = useActions()
  const artwork = useEditor(({ artworks }) => artworks.get(item.artworkId))
  const isSelected = useEditor((state) => selectedItemsOf(state).has(item.id))
  const warnBelowDpi = useEditor(({ shop }) => shop.warnBelowDpi)
  const isWide = useIsWide()
  const { widthPx, heightPx, ink } = artwork ?? {}
  const trimmed = widthPx && heightPx && ink ? trimmedShare({ width: widthPx, height: heightPx }, ink) : 0
  const selectAll = (): void =>
    select(
      read()
        .document.placements.filter(({ itemId }) => itemId === item.id)
        .map(({ id }) => id),
    )
  const remove = (): void => {
    const own = read().document.placements.filter(({ itemId }) => itemId === item.id)
    const onClick = (): void => change((old) => putBackItem(old, item, own))
    change((old) => removeItem(old, item.id))
    notify.info('Removed from the sheet', item.name, { action: { label: 'Undo', onClick } })
  }
  return (
    <li
      className={classes(
        'rounded-md border bg-surface p-3 transition-colors [contain-intrinsic-size:auto_8rem] [content-visibility:auto]',
        isSelected ? 'border-magenta-ink' : 'border-line',
      )}
    >
      <div className="flex items-start gap-3">
        <button
          type="button"
          aria-label={`Select all copies of ${item.name}`}
          onClick={selectAll}
          className="rounded-sm"
        >
          <ArtworkThumbnail artwork={artwork} crop={item.crop} />
        </button>
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-semibold" title={item.name}>
            {item.name}
          </p>
          <div className="mt-1.5">
            <ResolutionBadge item={item} drawn={artwork?.measured ?? artwork} warnBelowDpi={warnBelowDpi} />
          </div>
          {trimmed >= leastTold && (
            <p className="figures mt-1 text-xs text-ink-muted">
              {Math.round(trimmed * 100)}% empty margin trimmed
            </p>
          )}
        </div>
        <Button
          variant="quiet"
          size="sm"
          isSquare
          className="-mt-1 -mr-1"
          aria-label={`Remove ${item.name}`}
          onClick={remove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <div className="mt-2.5 flex gap-1.5">
        <SizeFields item={item} isUnitHidden className="min-w-0 flex-1 gap-1.5" />
        <QuantityStepper
          size={isWide ? 'sm' : 'md'}
          label={`Copies of ${item.name}`}
          value={item.copies}
          max={maxPlacements}
          onValueChange={(copies) => change((old) => setCopies(old, item.id, copies), `copies ${item.id}`)}
        />
      </div>
      {artwork?.lettering && !item.player && (
        <div className="mt-2">
          <EditTextButton item={item} />
        </div>
      )}
      <Missing item={item} />
    </li>
  )
})

function Missing({ item }: { item: StudioItem }) {
  const missing = useEditor((state) => (state.document.isArranged ? (missingOf(state).get(item.id) ?? 0) : 0))
  if (missing === 0) return null
  return (
    <p className="mt-2 text-xs font-semibold text-red-ink">
      {missing} of {item.copies} {missing === 1 ? 'does' : 'do'} not fit
    </p>
  )
}

/** Width and height, ratio locked: either can be typed. */
export function SizeFields({
  item,
  className,
  isUnitHidden,
}: {
  item: StudioItem
  className?: string
  isUnitHidden?: boolean
}) {
  const { change } = useActions()
  const min = leastTyped
  const resize = (width: StudioItem['width']): void =>
    change((old) => setItemWidth(old, item.id, width), `size ${item.id}`)
  const isLongEnough = (length: number): boolean => length >= inchesToMm(inches(min))
  return (
    <div className={classes('flex', className ?? 'gap-2')}>
      <LengthField
        label="W"
        isUnitHidden={isUnitHidden}
        name={`Printed width of ${item.name}`}
        value={item.width}
        onValueChange={(width) => isLongEnough(width) && resize(width)}
      />
      <LengthField
        label="H"
        isUnitHidden={isUnitHidden}
        name={`Printed height of ${item.name}`}
        value={item.height}
        onValueChange={(height) => isLongEnough(height) && resize(widthForHeight(height, item.ink))}
      />
    </div>
  )
}
