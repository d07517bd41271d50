import type { ReactNode } from 'react'
import { AddToCart } from '#app/cart/add-to-cart.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { productTypes } from '#domain/catalog/product-types.ts'
import { addCents, formatMoney, noMoney, timesCents } from '#domain/money/money.ts'
import { applyTiers, type PriceTier } from '#domain/money/product-pricing.ts'
import { designTypeNames, finishNames } from '#domain/tumbler/tumblers.ts'
import type { TumblerConfiguration } from './configuration.tsx'
import type { Missing } from './missing-of.ts'

export type OrderPanelProps = {
  configuration: TumblerConfiguration
  tiers: readonly PriceTier[]
  designName: string | null
  missing: readonly Missing[]
  isBusy: boolean
  isEditing: boolean
  onAdd: () => void
  quoteId: string
  isQuoteOpen: boolean
  onToggleQuote: () => void
  /** The bulk quote form, while it is open. */
  children: ReactNode
}

export function OrderPanel(props: OrderPanelProps) {
  const { size, designType, finish, quantity } = props.configuration
  const price = size.prices[designType]
  const own = { productType: productTypes.tumbler, productSize: size.id, quantity, designData: {} }
  const [charged] = applyTiers([{ ...own, unitPrice: price }], props.tiers)
  const { unitPrice = price, setupFee = noMoney } = charged ?? {}
  return (
    <Card as="section" aria-labelledby="tumbler-order">
      <h2 id="tumbler-order" className="text-lg font-bold">
        Order summary
      </h2>
      <SummaryList
        className="mt-3"
        rows={[
          { label: 'Size', value: size.id },
          { label: 'Design type', value: designTypeNames[designType].name },
          { label: 'Finish', value: finish ? finishNames[finish] : 'Not chosen yet' },
          { label: 'Design', value: props.designName ?? 'Not uploaded yet' },
          { label: 'Price each', value: <Money amount={unitPrice} /> },
          ...(setupFee > 0 ? [{ label: 'One-time setup', value: <Money amount={setupFee} /> }] : []),
        ]}
        total={{
          label: 'Total',
          value: <Money amount={addCents(timesCents(unitPrice, quantity), setupFee)} />,
          note: `${quantity} × ${formatMoney(unitPrice)}; shipping and tax are added in the cart`,
        }}
      />
      <div className="mt-5 grid gap-2.5">
        <AddToCart
          missing={props.missing}
          label={props.isEditing ? 'Update Cart' : undefined}
          isBusy={props.isBusy}
          onAdd={props.onAdd}
          className="text-center text-ink-muted text-sm"
        />
        <Button
          aria-expanded={props.isQuoteOpen}
          aria-controls={props.isQuoteOpen ? props.quoteId : undefined}
          onClick={props.onToggleQuote}
        >
          Bulk Quote
        </Button>
      </div>
      {props.children}
    </Card>
  )
}
