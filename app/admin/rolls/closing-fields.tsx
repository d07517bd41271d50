import { useState } from 'react'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { closingWords } from '#domain/orders/roll-closing.ts'
import { PrinterPart } from './printer-part.tsx'
import type { PrinterFields } from './rolls-data.ts'

const kinds = [
  { value: 'by_hand', label: 'By hand: someone chooses what goes on it' },
  { value: 'by_itself', label: 'Automatically, most urgent first' },
]
const ways = [
  { value: 'looked_at', label: 'Once someone has checked it' },
  { value: 'released', label: 'Automatically, unchecked' },
]

type ClosingFieldsProps = { printer: PrinterFields; errors: FieldErrors }

/** When the printer's next roll is laid automatically. */
export function ClosingFields({ printer: { closing }, errors }: ClosingFieldsProps) {
  const [kind, setKind] = useState(closing ? 'by_itself' : 'by_hand')
  const now = closing
    ? `Close automatically ${closingWords(closing, null, { timeZone: 'UTC' }).join(', ')}`
    : 'Built by hand'
  return (
    <PrinterPart
      title="Rolls"
      now={now}
      isOpen={Object.keys(errors).some((name) => name.startsWith('closing.'))}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Rolls are built"
          name="closing.kind"
          size="sm"
          options={kinds}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        {kind === 'by_itself' && (
          <>
            <Select
              label="It goes to the printer"
              name="closing.goes"
              size="sm"
              options={ways}
              defaultValue={closing?.isReleased ? 'released' : 'looked_at'}
            />
            <p className="text-ink-muted text-sm sm:col-span-2">
              A roll closes at whichever comes first, or when more is waiting than it holds. A rush order goes
              on it before all others. Leave a limit empty if it shouldn’t close the roll.
            </p>
            <Limits closing={closing} errors={errors} />
          </>
        )}
      </div>
    </PrinterPart>
  )
}

type LimitsProps = Pick<PrinterFields, 'closing'> & { errors: FieldErrors }

/** The conditions that close a roll; any one of them does. */
function Limits({ closing, errors }: LimitsProps) {
  const limit = (name: 'share' | 'length' | 'age', label: string, suffix: string, placeholder: string) => (
    <TextField
      {...{ label, suffix, placeholder }}
      isOptional
      name={`closing.${name}`}
      size="sm"
      inputMode="decimal"
      defaultValue={closing?.[name] === null ? '' : String(closing?.[name] ?? '')}
      error={errors[`closing.${name}`]}
    />
  )
  return (
    <>
      {limit('share', 'Filled to', '%', '85')}
      {limit('length', 'As long as', 'in', '150')}
      {limit('age', 'Its oldest piece has waited', 'hours', '24')}
      <TextField
        label="At a time of day"
        isOptional
        type="time"
        name="closing.time"
        size="sm"
        defaultValue={closing?.time ?? ''}
        hint="In your shop’s time zone, once a day"
        error={errors['closing.time']}
      />
    </>
  )
}
