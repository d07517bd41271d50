import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { refundOfPieces } from '#domain/money/refund-rules.ts'
import type { Refundable } from './refund-parts.ts'

export type RefundLinesProps = {
  refundable: Refundable
  pieces: Readonly<Record<string, number>>
  onPieces: (orderItemId: string, count: number) => void
  withShipping: boolean
  onShipping: (withShipping: boolean) => void
  error?: string
}

/** Pieces to refund line by line; each amount includes the piece's share of discount and tax. */
export function RefundLines(props: RefundLinesProps) {
  const { refundable, pieces, onPieces, withShipping, onShipping, error } = props
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Items, with their share of discount and tax</legend>
      {refundable.lines.map((line) => {
        const count = pieces[line.orderItemId] ?? 0
        const amount = refundOfPieces(line, line.quantity - line.piecesLeft, count)
        return (
          <div key={line.orderItemId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 grow basis-32">
              <span className="block truncate">{line.name}</span>
              <span className="text-ink-muted text-xs">
                {line.piecesLeft === 0 ? 'All refunded' : `${line.piecesLeft} of ${line.quantity} left`}
              </span>
            </span>
            <QuantityStepper
              label={`Pieces of ${line.name}`}
              size="sm"
              min={0}
              max={line.piecesLeft}
              value={count}
              onValueChange={(value) => onPieces(line.orderItemId, value)}
              isDisabled={line.piecesLeft === 0}
            />
            <span className="figures ml-auto w-16 text-right">{formatMoney(amount)}</span>
          </div>
        )
      })}
      {refundable.shippingCents > 0 && (
        <Checkbox
          label={`Shipping, ${formatMoney(cents(refundable.shippingCents))}`}
          checked={withShipping}
          onChange={(event) => onShipping(event.currentTarget.checked)}
        />
      )}
      {error && <p className="text-red-ink text-sm">{error}</p>}
    </fieldset>
  )
}
