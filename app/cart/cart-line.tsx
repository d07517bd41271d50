import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { addCents, cents, formatMoney, noMoney, subtractCents, timesCents } from '#domain/money/money.ts'
import { useCart } from './cart-context.ts'
import type { CartLineProps } from './cart-line-props.ts'
import { ItemOptions } from './chosen-options.tsx'
import { ItemPicture } from './item-picture.tsx'
import { SmallerSheet } from './later-smaller-sheet.tsx'
import { LineActions } from './line-actions.tsx'
import { LineProblem } from './line-problem.tsx'
import { onOtherSheets } from './on-other-sheets.ts'

/** One item: what it is, how many, what it costs, and the actions for it. */
export function CartLine({ item, index, sizes, problem, priceChange, charge, told }: CartLineProps) {
  const { updateQuantity, replace } = useCart()
  const { design_id: designId, size_id: sizeId } = item.designData
  const unitPrice = charge?.unitPrice ?? priceChange?.now ?? cents(item.unitPrice)
  const own = priceChange?.now ?? cents(item.unitPrice)
  const setupFee = charge?.setupFee ?? noMoney
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 min-[26rem]:grid-cols-[5.5rem_minmax(0,1fr)] gap-y-3 py-5 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <ItemPicture item={item} className="row-span-2 aspect-square w-full self-start" />
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold">{told?.name ?? item.name}</h2>
        <ItemOptions item={item} told={told} className="mt-0.5 text-sm text-ink-muted" />
        <p className="figures mt-0.5 text-sm text-ink-muted">
          {priceChange && (
            <>
              <VisuallyHidden>Before: </VisuallyHidden>
              <s>
                <Money amount={priceChange.was} />
              </s>{' '}
            </>
          )}
          <Money amount={unitPrice} className={priceChange && 'font-semibold text-yellow-ink'} /> each
          {unitPrice < own && (
            <span className="ml-1.5 text-green-ink">
              {formatMoney(subtractCents(own, unitPrice))} quantity discount
            </span>
          )}
        </p>
        {setupFee > 0 && (
          <p className="figures mt-0.5 text-sm text-ink-muted">
            + <Money amount={setupFee} /> one-time setup
          </p>
        )}
        {designId && sizeId && item.productType === productTypes.gangSheet && (
          <SmallerSheet
            key={`${designId} ${sizeId}`}
            {...{ designId, sizeId, sizes }}
            onChanged={(changed, image) => replace(item.id, onOtherSheets(item, changed, image))}
          />
        )}
        {problem && <LineProblem problem={problem} />}
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-start-3 sm:row-span-2 sm:flex-col sm:items-end sm:justify-start">
        <Money
          amount={addCents(timesCents(unitPrice, item.quantity), setupFee)}
          className="text-base font-semibold sm:order-none"
        />
        <QuantityStepper
          size="sm"
          label={`Quantity of ${item.name}`}
          value={item.quantity}
          max={maxLineQuantity}
          onValueChange={(quantity) => updateQuantity(item.id, quantity)}
        />
      </div>
      <LineActions item={item} index={index} />
    </li>
  )
}
