import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { withStandardVariants } from '#domain/catalog/print-editing.ts'
import { basePriceOf, nextKey, type ProductDraft, rowsOf, variantsOf } from './product-draft.ts'

type Rows = ProductDraft['variants']
type VariantRowsProps = {
  rows: Rows
  basePrice: string
  error: string | undefined
  onChange: (rows: Rows) => void
}

const columns = [
  { name: 'name', label: 'Name', className: 'max-sm:col-span-2' },
  { name: 'sizeWidth', label: 'Width', inputMode: 'decimal' },
  { name: 'sizeHeight', label: 'Height', inputMode: 'decimal' },
  { name: 'material', label: 'Material' },
  { name: 'finish', label: 'Finish' },
  { name: 'price', label: 'Price $', inputMode: 'decimal' },
] as const

/** Sizes and prices. Existing variants keep their place in carts and orders, whatever is changed. */
export function VariantRows({ rows, basePrice, error, onChange }: VariantRowsProps) {
  const patch = (key: string, changes: Partial<Rows[number]>): void =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  // A row whose size or price is edited gets its own price; renaming it does not.
  const type = (row: Rows[number], name: (typeof columns)[number]['name'], typed: string): void =>
    patch(row.key, { [name]: typed, followsBase: row.followsBase && name === 'name' })
  return (
    <fieldset>
      <legend className="font-semibold">Variants</legend>
      <VariantButtons onChange={onChange} rows={rows} basePrice={basePrice} />
      <p className="mt-1 text-ink-muted text-xs">
        Standard sizes are 22 in wide, 12 to 96 in long, at the base price and $0.50 an inch; they follow it
        until you give them another price.
      </p>
      {error && (
        <p role="alert" className="mt-2 text-red-ink">
          {error}
        </p>
      )}
      <ul className="mt-3 space-y-3">
        {rows.map((row, at) => (
          <li
            key={row.key}
            className="grid grid-cols-2 items-end gap-2 rounded-md border border-line p-3 sm:grid-cols-[1.6fr_4.5rem_4.5rem_1fr_1fr_5.5rem_auto_auto]"
          >
            {columns.map(({ name, ...field }) => (
              <TextField
                key={name}
                size="sm"
                {...field}
                value={row[name]}
                onChange={({ target }) => type(row, name, target.value)}
              />
            ))}
            <Checkbox
              label="On sale"
              checked={row.isAvailable}
              onChange={({ target }) => patch(row.key, { isAvailable: target.checked })}
              className="pb-2"
            />
            <Button
              variant="quiet"
              size="sm"
              isSquare
              aria-label={`Remove ${row.name || `variant ${at + 1}`}`}
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function VariantButtons({
  onChange,
  rows,
  basePrice,
}: {
  onChange: (rows: Rows) => void
  rows: Rows
  basePrice: string
}) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        size="sm"
        onClick={() => {
          const base = basePriceOf({ basePrice })
          onChange(rowsOf(withStandardVariants(variantsOf(rows), base), base))
        }}
      >
        Fill in standard sizes
      </Button>
      <Button
        size="sm"
        onClick={() =>
          onChange([
            ...rows,
            {
              key: nextKey(),
              name: '',
              sizeWidth: '22',
              sizeHeight: '12',
              material: 'dtf',
              finish: 'standard',
              price: '0.00',
              followsBase: false,
              isAvailable: true,
            },
          ])
        }
      >
        <Plus aria-hidden className="size-4" /> Add a size
      </Button>
    </div>
  )
}
