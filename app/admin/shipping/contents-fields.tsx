import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import type { Goods } from '#server/orders/index.ts'
import type { ChosenContents } from './label-form.ts'

export type ContentsFieldsProps = {
  goods: readonly Goods[]
  contents: ChosenContents
  onChange: (contents: ChosenContents) => void
}

/** How many copies of the remaining items go into one parcel. */
export function ContentsFields({ goods, contents, onChange }: ContentsFieldsProps) {
  const isJoined = new Set(goods.map(({ orderId }) => orderId)).size > 1
  return (
    <ul aria-label="In this parcel" className="divide-y divide-line rounded-md border border-line">
      {goods.map(({ item, title, quantity, orderNumber }) => (
        <li key={item} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
          <span className="min-w-0 grow basis-40">
            {isJoined && <span className="figures font-semibold">{orderNumber}: </span>}
            {title}
          </span>
          <span className="flex items-center gap-2">
            <QuantityStepper
              size="sm"
              label={`Copies of ${title}`}
              min={0}
              max={quantity}
              value={contents.get(item) ?? 0}
              onValueChange={(copies) => onChange(new Map([...contents, [item, copies]]))}
            />
            <span className="figures w-12 text-ink-muted">of {quantity}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
