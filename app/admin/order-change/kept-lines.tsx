import { Lock, RotateCcw, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { FieldNote } from '#app/ui/forms/form-field.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { Money } from '#app/ui/money-text.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { cents } from '#domain/money/money.ts'
import type { OpenOrderChange } from '#server/order-changes/index.ts'

type Line = OpenOrderChange['lines'][number]

export type KeptLinesProps = {
  lines: Line[]
  quantities: Record<string, number>
  /** Each line's new price, by item; lines that are not priced yet are missing. */
  totals: Record<string, number>
  errors: FieldErrors
  onChange: (item: string, quantity: number) => void
}

/** The order's existing lines: how many of each stay. */
export function KeptLines({ lines, quantities, totals, errors, onChange }: KeptLinesProps) {
  return (
    <ol className="grid gap-3">
      {lines.map((line, index) => (
        <KeptLine
          key={line.id}
          line={line}
          quantity={quantities[line.id] ?? line.quantity}
          totalCents={totals[line.id] ?? line.totalCents}
          error={errors[`lines.${index}`] ?? errors[`lines.${index}.quantity`]}
          onChange={(quantity) => onChange(line.id, quantity)}
        />
      ))}
    </ol>
  )
}

function KeptLine({
  line,
  quantity,
  totalCents,
  error,
  onChange,
}: {
  line: Line
  quantity: number
  totalCents: number
  error: string | undefined
  onChange: (quantity: number) => void
}) {
  const isOff = quantity === 0
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className={`min-w-0 grow basis-56 font-semibold ${isOff ? 'text-ink-muted line-through' : ''}`}>
          {line.title}
        </p>
        <div className="flex items-center gap-2">
          <Quantity {...{ line, quantity, onChange }} />
          <span className="figures w-24 text-right font-semibold">
            {isOff ? '–' : <Money amount={cents(totalCents)} />}
          </span>
        </div>
      </div>
      <p className="mt-2 flex items-start gap-2 text-ink-muted text-sm">
        {line.fixed && <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />}
        {line.fixed ?? noteOf(line.quantity, quantity)}
      </p>
      <FieldNote id={`kept-${line.id}-note`} message={line.fixed ? null : (error ?? null)} />
    </li>
  )
}

function Quantity({
  line,
  quantity,
  onChange,
}: {
  line: Line
  quantity: number
  onChange: (quantity: number) => void
}) {
  if (line.fixed) return <span className="figures px-2">{line.quantity} ×</span>
  if (quantity === 0)
    return (
      <Button size="sm" onClick={() => onChange(line.quantity)}>
        <RotateCcw aria-hidden className="size-4" /> Keep it
      </Button>
    )
  return (
    <>
      <QuantityStepper
        label={`Quantity of ${line.title}`}
        size="sm"
        value={quantity}
        onValueChange={onChange}
      />
      <Button
        size="sm"
        variant="quiet"
        isSquare
        aria-label={`Remove ${line.title}`}
        onClick={() => onChange(0)}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </>
  )
}

function noteOf(before: number, now: number): string {
  if (now === 0) return `Removed: ${before} ordered. It leaves the board.`
  if (now === before) return before === 1 ? '1 was ordered' : `${before} were ordered`
  return `${now} instead of ${before}`
}
