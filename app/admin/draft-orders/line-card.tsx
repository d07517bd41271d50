import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { FieldNote } from '#app/ui/forms/form-field.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { later } from '#app/ui/later.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { lineNames } from './line-names.ts'
import type { ArtworkProps, FieldsProps, LineCardProps } from './line-props.ts'

// The fields of each kind load with its first line: most orders have lines of one or two kinds.
const fetchSheet = () => import('./sheet-fields.tsx')
const fetchShirt = () => import('./shirt-fields.tsx')
const fetchTumbler = () => import('./tumbler-fields.tsx')

const PrintFields = later(() => import('./print-fields.tsx').then((part) => part.PrintFields))
const SheetFields = later(async () => (await fetchSheet()).SheetFields)
const SheetFile = later(async () => (await fetchSheet()).SheetFile)
const ShirtFields = later(async () => (await fetchShirt()).ShirtFields)
const ShirtPrints = later(async () => (await fetchShirt()).ShirtPrints)
const TumblerFields = later(async () => (await fetchTumbler()).TumblerFields)
const TumblerEngraving = later(async () => (await fetchTumbler()).TumblerEngraving)

/** One line: what is sold, how many, and what it costs. */
export function LineCard({
  line,
  position,
  totalCents,
  errors,
  warnings,
  onChange,
  onRemove,
  ...rest
}: LineCardProps) {
  const error = (field: string): string | undefined => errors[`lines.${position - 1}.${field}`]
  const problem = errors[`lines.${position - 1}`] ?? error('quantity') ?? error('engraving.artworkId')
  const label = `${lineNames[line.kind]}, line ${position}`
  return (
    <li className="rounded-md border border-line p-4">
      <fieldset>
        <legend className="sr-only">{label}</legend>
        <div className="mb-3 flex items-center justify-between gap-3">
          <span className="font-semibold">{lineNames[line.kind]}</span>
          <Button
            size="sm"
            variant="quiet"
            isSquare
            aria-label={`Remove line ${position}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Fields {...{ line, error, ...rest }} onChange={(changes) => onChange(() => changes)} />
        </div>
        <Artwork {...{ line, onChange, ...rest }} />
        {warnings.length > 0 && (
          <ul
            aria-label={`Warnings for line ${position}`}
            className="mt-3 grid gap-1 rounded-md bg-yellow-wash px-4 py-2.5 text-sm text-yellow-ink"
          >
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <QuantityStepper
            label={`Quantity of line ${position}`}
            size="sm"
            value={line.quantity}
            onValueChange={(quantity) => onChange(() => ({ quantity }))}
          />
          <span className="figures font-semibold">
            {totalCents === null ? '–' : formatMoney(cents(totalCents))}
          </span>
        </div>
        <FieldNote id={`line-${line.id}-note`} message={problem ?? null} />
      </fieldset>
    </li>
  )
}

function Fields(props: FieldsProps): ReactNode {
  switch (props.line.kind) {
    case 'sheet':
      return <SheetFields {...props} />
    case 'shirt':
      return <ShirtFields {...props} />
    case 'tumbler':
      return <TumblerFields {...props} />
    case 'print':
      return <PrintFields {...props} />
    case 'listing':
      return <ListingFields {...props} />
    case 'custom':
      return <CustomFields {...props} />
  }
}

/** Where the artwork is dropped; nothing for products sold as they are. */
function Artwork(props: ArtworkProps): ReactNode {
  switch (props.line.kind) {
    case 'sheet':
      return props.line.designId === null && <SheetFile {...props} />
    case 'shirt':
      return <ShirtPrints {...props} />
    case 'tumbler':
      return <TumblerEngraving {...props} />
    default:
      return null
  }
}

function ListingFields({ line, choices, onChange, error }: FieldsProps) {
  const listing = choices.listings.find(({ id }) => id === line.listingId)
  return (
    <>
      <Select
        label="Product"
        value={line.listingId}
        onChange={(event) => {
          const chosen = choices.listings.find(({ id }) => id === event.currentTarget.value)
          if (!chosen) return
          const first = chosen.stock.find(({ available }) => available > 0) ?? chosen.stock[0]
          const { id: listingId, isTumbler } = chosen
          onChange({ listingId, isTumbler, size: first?.size ?? '', color: first?.color ?? '' })
        }}
        options={choices.listings.map(({ id, title, price }) => ({
          value: id,
          label: `${title} · ${formatMoney(cents(price))}`,
        }))}
        error={error('listingId')}
      />
      <Select
        label="Size and color"
        value={`${line.size}|${line.color}`}
        onChange={(event) => {
          const [size = '', color = ''] = event.currentTarget.value.split('|')
          onChange({ size, color })
        }}
        options={(listing?.stock ?? []).map(({ size, color, available }) => ({
          value: `${size}|${color}`,
          label: `${size}, ${color} · ${available} left`,
          isDisabled: available < 1,
        }))}
        error={error('size')}
      />
    </>
  )
}

function CustomFields({ line, onChange, error }: FieldsProps) {
  return (
    <>
      <TextField
        label="What it is"
        value={line.words}
        maxLength={120}
        placeholder="Banner, 6 × 3 ft"
        onChange={(event) => onChange({ words: event.currentTarget.value })}
        error={error('words')}
        className="sm:col-span-2"
      />
      <TextField
        label="Price of one"
        value={line.price}
        prefix="$"
        inputMode="decimal"
        onChange={(event) => onChange({ price: event.currentTarget.value })}
        error={error('price')}
      />
      <TextField
        label="Why a custom line"
        value={line.reason}
        maxLength={300}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
        hint="Only staff see it"
        error={error('reason')}
      />
      <Checkbox
        label="Nothing to make or ship (a fee)"
        checked={line.isFee}
        onChange={(event) => onChange({ isFee: event.currentTarget.checked })}
        className="sm:col-span-2"
      />
    </>
  )
}
