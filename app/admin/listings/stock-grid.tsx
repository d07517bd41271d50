import { ArrowDown, ArrowRight } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { stockKey } from '#domain/catalog/stock.ts'
import {
  countOf,
  fillAll,
  fillColumn,
  fillRow,
  pasteCells,
  type StockAxes,
  type StockDraft,
} from '#domain/catalog/stock-draft.ts'

type StockGridProps = StockAxes & {
  label: string
  draft: StockDraft
  onChange: (draft: StockDraft) => void
  /** Shown where nothing is typed. */
  standing: (size: string, color: string) => string
  note?: (size: string, color: string) => string | null
}

/** Sizes by colors: typed, filled by row, column or all at once, or pasted from a spreadsheet. */
export function StockGrid({ label, sizes, colors, draft, onChange, standing, note }: StockGridProps) {
  const id = useId()
  const [fill, setFill] = useState('100')
  const axes = { sizes, colors }
  const idOf = (row: number, column: number): string => `${id}-${row}-${column}`

  const paste = (event: ClipboardEvent, size: string, color: string): void => {
    const pasted = pasteCells(draft, axes, { size, color }, event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    onChange(pasted.draft)
    if (pasted.refused > 0)
      notify.error('Some cells were skipped', `Not a whole number of 0 or more: ${pasted.refused}.`)
    else notify.info(pasted.taken === 1 ? '1 number pasted' : `${pasted.taken} numbers pasted`)
  }
  const walk = (event: KeyboardEvent, row: number, column: number): void => {
    const down = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (down === 0) return
    event.preventDefault()
    document.getElementById(idOf(row + down, column))?.focus()
  }
  return (
    <div>
      <FillBar {...{ fill, setFill, onChange, draft, axes }} />
      <DataTable caption={label} className="max-h-[50vh]">
        <StockHead {...{ colors, fill, onChange, draft, axes }} />
        <tbody>
          {sizes.map((size, row) => (
            <tr key={size}>
              <th scope="row">
                <span className="flex items-center gap-1">
                  {size}
                  <FillButton
                    name={`Fill row ${size}`}
                    isOff={countOf(fill) === null}
                    onClick={() => onChange(fillRow(draft, axes, size, fill))}
                    icon={<ArrowRight aria-hidden className="size-4" />}
                  />
                </span>
              </th>
              {colors.map((color, column) => (
                <StockCell
                  key={color}
                  id={idOf(row, column)}
                  label={`${size}, ${color}`}
                  typed={draft[stockKey(size, color)]}
                  standing={standing(size, color)}
                  told={note?.(size, color)}
                  onType={(typed) => onChange({ ...draft, [stockKey(size, color)]: typed })}
                  onPaste={(event) => paste(event, size, color)}
                  onKeyDown={(event) => walk(event, row, column)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

function StockHead({
  colors,
  fill,
  onChange,
  draft,
  axes,
}: {
  colors: readonly string[]
  fill: string
  onChange: (draft: StockDraft) => void
  draft: Readonly<Record<string, string>>
  axes: { sizes: readonly string[]; colors: readonly string[] }
}) {
  return (
    <thead>
      <tr>
        <th scope="col">Size</th>
        {colors.map((color) => (
          <th key={color} scope="col">
            <span className="flex items-center gap-1">
              {color}
              <FillButton
                name={`Fill column ${color}`}
                isOff={countOf(fill) === null}
                onClick={() => onChange(fillColumn(draft, axes, color, fill))}
                icon={<ArrowDown aria-hidden className="size-4" />}
              />
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function FillBar({
  fill,
  setFill,
  onChange,
  draft,
  axes,
}: {
  fill: string
  setFill: (value: string) => void
  onChange: (draft: StockDraft) => void
  draft: Readonly<Record<string, string>>
  axes: { sizes: readonly string[]; colors: readonly string[] }
}) {
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      <TextField
        size="sm"
        label="Number to fill in"
        inputMode="numeric"
        value={fill}
        onChange={({ target }) => setFill(target.value)}
        className="w-32"
      />
      <Button
        size="sm"
        disabled={countOf(fill) === null}
        onClick={() => onChange(fillAll(draft, axes, fill))}
      >
        Fill all
      </Button>
      <p className="pb-2 text-ink-muted text-xs">
        The arrows fill a row or a column. You can paste cells from a spreadsheet.
      </p>
    </div>
  )
}

type FillButtonProps = { name: string; isOff: boolean; onClick: () => void; icon: React.ReactNode }

const FillButton = ({ name, isOff, onClick, icon }: FillButtonProps) => (
  <Button variant="quiet" size="sm" isSquare aria-label={name} disabled={isOff} onClick={onClick}>
    {icon}
  </Button>
)

type StockCellProps = {
  id: string
  label: string
  /** What is typed over the current value. */
  typed: string | undefined
  standing: string
  told: string | null | undefined
  onType: (typed: string) => void
  onPaste: (event: ClipboardEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function StockCell({ id, label, typed, standing, told, onType, onPaste, onKeyDown }: StockCellProps) {
  const isWrong = typed !== undefined && typed !== '' && countOf(typed) === null
  return (
    <td>
      <input
        id={id}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={told ? `${id}-note` : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? standing}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(target.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        className={classes(
          'figures h-9 pointer-coarse:h-11 w-20 rounded-sm border bg-surface px-2 text-right aria-invalid:border-red-ink',
          typed !== undefined && typed !== standing
            ? 'border-magenta-ink bg-magenta-wash'
            : 'border-line-strong',
        )}
      />
      {told && (
        <span id={`${id}-note`} className="figures block whitespace-nowrap text-ink-muted text-xs">
          {told}
        </span>
      )}
    </td>
  )
}
