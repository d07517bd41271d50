import { Command, Redo2, Undo2, X } from 'lucide-react'
import { Mark } from '#app/assets/mark.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { priceOfSizes, titleOfSizes } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { formatMoney } from '#domain/money/money.ts'
import { setSheets, setSize } from '#domain/studio/change-items.ts'
import { canRedo, canUndo, chosenSheets, smallerSheets } from '../editor/selectors.ts'
import { KeptNote } from './keeping/keeping-line.tsx'
import { useActions, useEditor } from './use-editor.ts'
import { useIsWide } from './use-media.ts'

export function TopBar({ doneLabel }: { doneLabel: string }) {
  const { undo, redo, show, save, close } = useActions()
  const mayUndo = useEditor(canUndo)
  const mayRedo = useEditor(canRedo)
  const isSaving = useEditor((state) => state.isSaving)
  return (
    <header className="flex flex-wrap items-center gap-x-1.5 gap-y-1 border-b border-line bg-surface px-2 py-1.5 max-[22rem]:gap-x-0 max-[22rem]:px-1 sm:gap-2.5 sm:px-3">
      <Tooltip label="Close; your work is kept" side="bottom">
        <Button variant="quiet" isSquare aria-label="Close the studio" onClick={close}>
          <X aria-hidden />
        </Button>
      </Tooltip>
      <span className="hidden items-center gap-2 pr-2 lg:flex">
        <Mark className="size-7" />
        <span className="font-display text-base font-bold">Gang sheet studio</span>
      </span>
      <SizeSelect />
      <fieldset aria-label="History" className="flex">
        <Tooltip label="Undo" shortcut="Ctrl Z" side="bottom">
          <Button variant="quiet" isSquare aria-label="Undo" disabled={!mayUndo} onClick={undo}>
            <Undo2 aria-hidden />
          </Button>
        </Tooltip>
        <Tooltip label="Redo" shortcut="Ctrl Shift Z" side="bottom">
          <Button variant="quiet" isSquare aria-label="Redo" disabled={!mayRedo} onClick={redo}>
            <Redo2 aria-hidden />
          </Button>
        </Tooltip>
      </fieldset>
      <Tooltip label="All commands" shortcut="Ctrl K" side="bottom">
        <Button
          variant="quiet"
          isSquare
          aria-label="All commands"
          className="max-sm:hidden"
          onClick={() => show({ listed: '' })}
        >
          <Command aria-hidden />
        </Button>
      </Tooltip>
      <KeptNote />
      <SmallerSheet />
      <Button
        variant="primary"
        className="max-xl:ml-auto max-[22rem]:px-2"
        isBusy={isSaving}
        onClick={() => save()}
      >
        {doneLabel}
      </Button>
    </header>
  )
}

/** No one should pay for empty film without being told: next to the save button, on phones below it. */
function SmallerSheet() {
  const { change } = useActions()
  const smaller = useEditor(smallerSheets)
  if (!smaller) return null
  return (
    <Button
      size="sm"
      className="figures bg-green-wash text-green-ink max-md:order-last max-md:h-11 max-md:w-full xl:ml-auto"
      onClick={() => change((old) => setSheets(old, smaller))}
    >
      It all fits on {titleOfSizes(smaller)}: pay {formatMoney(priceOfSizes(smaller))}
    </Button>
  )
}

/**
 * Another size lays out everything again; what doesn't fit is then reported. If space is short, the price of the chosen
 * size appears only in the status bar.
 */
function SizeSelect() {
  const { change } = useActions()
  const sizes = useEditor((state) => state.sizes)
  const isWide = useIsWide()
  const { sizeId, cutInto } = useEditor(({ document }) => document.sheet)
  const chosen = useEditor(chosenSheets)
  const value = cutInto ? severalSheets : String(sizeId)
  const choose = (value: string): void => {
    const size = sizes.find(({ id }) => String(id) === value)
    if (size) change((old) => setSize(old, size))
  }
  return (
    <Select
      label="Sheet size"
      isLabelHidden
      value={value}
      onChange={(event) => choose(event.target.value)}
      className="figures max-w-52 flex-1 max-sm:min-w-fit max-sm:[&_select]:field-sizing-content max-sm:[&_select]:pr-7 max-sm:[&_select]:pl-2 max-sm:[&_svg]:right-2 max-[22rem]:[&_select]:pr-6 max-[22rem]:[&_svg]:right-1 sm:min-w-0 sm:flex-none"
      options={[
        ...(cutInto ? [{ value, label: labelOfSeveral(cutInto.length, chosen, isWide) }] : []),
        ...(chosen || cutInto ? [] : [{ value, label: 'Choose a size' }]),
        ...sizes.map(({ id, title, price }) => ({
          value: String(id),
          label: String(id) === value && !isWide ? title : `${title}, ${formatMoney(price)}`,
        })),
      ]}
    />
  )
}

const severalSheets = 'several'

/** "3 sheets, $150.00". */
function labelOfSeveral(count: number, sizes: readonly GangSheetSize[] | null, isWide: boolean): string {
  return sizes && isWide ? `${count} sheets, ${formatMoney(priceOfSizes(sizes))}` : `${count} sheets`
}
