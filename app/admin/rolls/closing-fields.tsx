import { useState } from 'react'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { closingWords } from '#domain/orders/roll-closing.ts'
import { PrinterPart } from './printer-part.tsx'
import type { PrinterFields } from './rolls-data.ts'

const kinds = [
  { value: 'by_hand', label: 'By hand: somebody chooses what lies on it' },
  { value: 'by_itself', label: 'By itself, with what is most urgent' },
]
const ways = [
  { value: 'looked_at', label: 'When somebody has looked at it' },
  { value: 'released', label: 'By itself, unseen' },
]

type ClosingFieldsProps = { printer: PrinterFields; errors: FieldErrors }

/** When the printer's next roll is laid without anybody. */
export function ClosingFields({ printer: { closing }, errors }: ClosingFieldsProps) {
  const [kind, setKind] = useState(closing ? 'by_itself' : 'by_hand')
  const now = closing
    ? `Close by themselves ${closingWords(closing, null, { timeZone: 'UTC' }).join(', ')}`
    : 'Laid by hand'
  return (
    <PrinterPart
      title="Rolls"
      now={now}
      isOpen={Object.keys(errors).some((name) => name.startsWith('closing.'))}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Rolls are laid"
          name="closing.kind"
          size="sm"
          options={kinds}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        {kind === 'by_itself' && (
          <>
            <Select
              label="It goes on to the printer"
              name="closing.goes"
              size="sm"
              options={ways}
              defaultValue={closing?.isReleased ? 'released' : 'looked_at'}
            />
            <p className="text-ink-muted text-sm sm:col-span-2">
              A roll closes at whichever comes first, or when more waits than it holds. A rush order lies on
              it before all others. Leave empty what does not close it.
            </p>
            <Limits closing={closing} errors={errors} />
          </>
        )}
      </div>
    </PrinterPart>
  )
}

type LimitsProps = Pick<PrinterFields, 'closing'> & { errors: FieldErrors }

/** What closes a roll, each by itself. */
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
        hint="By your shop’s clock, once a day"
        error={errors['closing.time']}
      />
    </>
  )
}
