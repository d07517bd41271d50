import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

type Column<Name extends string> = { name: Name; label: string; prefix?: string; suffix?: string }

type EditableRowsProps<Name extends string, Row extends Record<Name | 'name', string>> = {
  /** What a row is called: "parcel". */
  what: string
  rows: readonly Row[]
  columns: readonly Column<Name>[]
  empty: Row
  errorOf: (at: number, name: Name) => string | undefined
  onChange: (rows: Row[]) => void
}

const mostRows = 12

/** Rows of text and numbers that are edited, added and removed; at least one stays. */
export function EditableRows<Name extends string, Row extends Record<Name | 'name', string>>({
  what,
  rows,
  columns,
  empty,
  errorOf,
  onChange,
}: EditableRowsProps<Name, Row>) {
  return (
    <>
      {rows.map((row, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places and hold no state of their own
          key={at}
          className="grid grid-cols-2 items-end gap-2 rounded-md border border-line p-3 sm:grid-cols-3"
        >
          <legend className="px-1 font-semibold text-ink-muted text-xs">{row.name || `New ${what}`}</legend>
          {columns.map(({ name, label, ...rest }) => (
            <TextField
              key={name}
              {...rest}
              label={label}
              size="sm"
              inputMode={name === 'name' ? undefined : 'decimal'}
              value={row[name]}
              error={errorOf(at, name)}
              onChange={({ currentTarget }) =>
                onChange(rows.with(at, { ...row, [name]: currentTarget.value }))
              }
            />
          ))}
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            aria-label={`Remove ${row.name || `the new ${what}`}`}
            disabled={rows.length === 1}
            onClick={() => onChange(rows.toSpliced(at, 1))}
          >
            <Trash2 className="size-4" aria-hidden />
            Remove
          </Button>
        </fieldset>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={rows.length >= mostRows}
        onClick={() => onChange([...rows, empty])}
      >
        <Plus className="size-4" aria-hidden />
        Add {what}
      </Button>
    </>
  )
}
