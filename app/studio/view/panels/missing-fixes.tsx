import { Button } from '#app/ui/button.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { keepWhatFits, setItemWidth, setSize } from '#domain/studio/change-items.ts'
import { cheapestSize } from '#domain/studio/choose-size.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'
import { type Mm, mm, mmToInches } from '#domain/units.ts'
import { missingOf } from '../../editor/selectors.ts'
import { useActions, useEditor } from '../use-editor.ts'

/** Ways to fit everything on film: a longer sheet, several, smaller artwork, or fewer copies. */
export function MissingFixes() {
  const { change, work } = useActions()
  const { sheet, items, placements } = useEditor(({ document }) => document)
  const sizes = useEditor((state) => state.sizes)
  const film = useEditor(({ arrangement }) => arrangement.filmNeeded)
  const missing = useEditor(missingOf)
  const room = mm(sheet.width - 2 * sheet.margin)
  const tooWide = items.filter((item) => missing.has(item.id) && Math.min(item.width, item.height) > room)
  const needed = film === null ? null : mm(film)
  const larger = needed === null || tooWide.length > 0 ? null : cheapestSize(sizes, needed)
  const isOverSheets = sheet.cutInto !== undefined || (needed !== null && larger === null)
  const isForSeveral = isOverSheets && tooWide.length === 0
  return (
    <>
      {isForSeveral && needed !== null && (
        <p className="figures w-full">
          Everything together needs {Math.ceil(mmToInches(needed))} in of film, more than our longest sheet.
        </p>
      )}
      {tooWide.map((item) => (
        <Button
          key={item.id}
          size="sm"
          onClick={() => change((old) => setItemWidth(old, item.id, fitted(item, room)))}
        >
          Shrink to the sheet
        </Button>
      ))}
      {larger && larger.id !== sheet.sizeId && (
        <Button size="sm" onClick={() => change((old) => setSize(old, larger))}>
          Use {larger.title} for {formatMoney(larger.price)}
        </Button>
      )}
      {isForSeveral && (
        <Button size="sm" onClick={work.findCheapest}>
          Put it on several sheets
        </Button>
      )}
      {placements.length > 0 && (
        <Button size="sm" onClick={() => change(keepWhatFits)}>
          Print only what fits
        </Button>
      )}
    </>
  )
}

/** The width at which the shorter side just fits across the film. */
const fitted = (item: StudioItem, room: Mm): Mm => mm((item.width * room) / Math.min(item.width, item.height))
