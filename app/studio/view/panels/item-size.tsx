import { Button } from '#app/ui/button.tsx'
import { dotsAcross, isEndlesslySharp } from '#domain/artwork/sharpness.ts'
import { setItemWidth, splitCopy } from '#domain/studio/change-items.ts'
import { itemDpi, widthAtDpi } from '#domain/studio/resolution.ts'
import type { StudioItem, StudioPlacement } from '#domain/studio/studio-document.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { SizeFields } from './item-card.tsx'
import { NumberField } from './length-field.tsx'
import { PanelSection } from './panel-section.tsx'
import { ResolutionBadge } from './resolution-badge.tsx'

/** From a poster seen across a room to more than any printer has. */
const isSaneDpi = (dpi: number): boolean => dpi >= 20 && dpi <= 2_400

export function ItemSize({ item, single }: { item: StudioItem; single: StudioPlacement | undefined }) {
  const { change } = useActions()
  const warnBelowDpi = useEditor(({ shop }) => shop.warnBelowDpi)
  const artwork = useEditor(({ artworks }) => artworks.get(item.artworkId))
  const drawn = artwork?.measured ?? artwork
  return (
    <PanelSection title="Printed size" aside={item.copies > 1 ? `all ${item.copies} copies` : undefined}>
      <SizeFields item={item} />
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-2">
        <ResolutionBadge {...{ item, drawn, warnBelowDpi }} />
        {!isEndlesslySharp(drawn) && (
          <div className="w-1/2">
            <NumberField
              label="By"
              name={`Printed size of ${item.name}`}
              unit="dpi"
              value={itemDpi(item, drawn)}
              digits={0}
              step={10}
              onValueChange={(dpi) =>
                isSaneDpi(dpi) &&
                change(
                  (old) =>
                    setItemWidth(old, item.id, widthAtDpi({ width: dotsAcross(item.ink.width, drawn) }, dpi)),
                  `size ${item.id}`,
                )
              }
            />
          </div>
        )}
      </div>
      {single && item.copies > 1 && (
        <Button size="sm" className="mt-3 w-full" onClick={() => change((old) => splitCopy(old, single.id))}>
          Give this copy its own size
        </Button>
      )}
    </PanelSection>
  )
}
