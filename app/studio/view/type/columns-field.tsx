import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { type ColumnMapping, type Roster, rosterFields } from '#domain/roster/roster.ts'

const labels = { name: 'Name', number: 'Number', size: 'Size', quantity: 'Quantity' }

/** Which column of the list contains what. */
export function ColumnsField({
  rows,
  value: { columns, hasHeader },
  onValueChange,
}: {
  rows: readonly (readonly string[])[]
  value: Pick<Roster, 'columns' | 'hasHeader'>
  onValueChange: (value: Pick<Roster, 'columns' | 'hasHeader'>) => void
}) {
  const count = Math.min(
    20,
    rows.slice(0, 50).reduce((most, row) => Math.max(most, row.length), 0),
  )
  const options = Array.from({ length: count }, (_, at) => ({
    value: String(at),
    label: `${at + 1}: ${(rows[0]?.[at] ?? '').trim().slice(0, 24) || 'empty'}`,
  }))
  const choose = (field: keyof ColumnMapping, at: string): void =>
    onValueChange({ hasHeader, columns: { ...columns, [field]: at === '' ? null : Number(at) } })
  return (
    <fieldset className="space-y-2.5">
      <legend className="mb-1.5 text-sm font-semibold">Columns</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {rosterFields.map((field) => (
          <Select
            key={field}
            size="sm"
            label={labels[field]}
            placeholder={field === 'quantity' ? 'One of each' : 'None'}
            value={columns[field] === null ? '' : String(columns[field])}
            options={options}
            onChange={({ target }) => choose(field, target.value)}
          />
        ))}
      </div>
      <Checkbox
        label={<span className="text-sm">The first line is a heading</span>}
        checked={hasHeader}
        onChange={({ target }) => onValueChange({ columns, hasHeader: target.checked })}
      />
    </fieldset>
  )
}
