import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { centsOf, withStandardVariants } from '#domain/catalog/print-editing.ts'
import { cents } from '#domain/money/money.ts'
import { nextKey, type ProductDraft, rowsOf, variantsOf } from './product-draft.ts'

type Rows = ProductDraft['variants']
type VariantRowsProps = {
  rows: Rows
  basePrice: string
  error: string | undefined
  onChange: (rows: Rows) => void
}

/** Sizes and prices. What is there keeps its place in carts and orders, whatever is changed. */
export function VariantRows({ rows, basePrice, error, onChange }: VariantRowsProps) {
  const patch = (key: string, changes: Partial<Rows[number]>): void =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  return (
    <fieldset>
      <legend className="font-semibold">Variants</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => onChange(rowsOf(withStandardVariants(variantsOf(rows), cents(centsOf(basePrice)))))}
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
                isAvailable: true,
              },
            ])
          }
        >
          <Plus aria-hidden className="size-4" /> Add a size
        </Button>
      </div>
      <p className="mt-1 text-ink-muted text-xs">
        Standard sizes are 22 in wide, 12 to 96 in long, at the base price and $0.50 an inch.
      </p>
      {error && (
        <p role="alert" className="mt-2 text-red-ink">
          {error}
        </p>
      )}
      <ul className="mt-3 space-y-3">
        {rows.map((row, at) => {
          const name = row.name || `variant ${at + 1}`
          return (
            <li
              key={row.key}
              className="grid grid-cols-2 items-end gap-2 rounded-md border border-line p-3 sm:grid-cols-[1.6fr_4.5rem_4.5rem_1fr_1fr_5.5rem_auto_auto]"
            >
              <TextField
                size="sm"
                label="Name"
                value={row.name}
                onChange={({ target }) => patch(row.key, { name: target.value })}
                className="max-sm:col-span-2"
              />
              <TextField
                size="sm"
                label="Width"
                inputMode="decimal"
                value={row.sizeWidth}
                onChange={({ target }) => patch(row.key, { sizeWidth: target.value })}
              />
              <TextField
                size="sm"
                label="Height"
                inputMode="decimal"
                value={row.sizeHeight}
                onChange={({ target }) => patch(row.key, { sizeHeight: target.value })}
              />
              <TextField
                size="sm"
                label="Material"
                value={row.material}
                onChange={({ target }) => patch(row.key, { material: target.value })}
              />
              <TextField
                size="sm"
                label="Finish"
                value={row.finish}
                onChange={({ target }) => patch(row.key, { finish: target.value })}
              />
              <TextField
                size="sm"
                label="Price $"
                inputMode="decimal"
                value={row.price}
                onChange={({ target }) => patch(row.key, { price: target.value })}
              />
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
                aria-label={`Remove ${name}`}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
