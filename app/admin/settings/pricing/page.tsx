import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { designTypeNames, designTypes, type TumblerSize } from '#domain/tumbler/tumblers.ts'
import type { PricingView } from '#server/pricing/index.ts'
import { PriceTableForm } from './price-table-form.tsx'
import { PricingTierDialog } from './pricing-tier-dialog.tsx'
import { Part, ShirtPrices } from './shirt-prices.tsx'
import { TierTable } from './tier-table.tsx'

export type PricingPageProps = {
  tiers: PricingView[]
  sheets: GangSheetSize[]
  garments: TshirtGarment[]
  tumblers: TumblerSize[]
}

/** Site Settings, Pricing: every price the builders charge, and the tiers that change it by quantity. */
export function PricingPage({ tiers, sheets, garments, tumblers }: PricingPageProps) {
  const [edited, setEdited] = useState<PricingView | 'new' | null>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Part
        title="Quantity tiers"
        description="How a price changes starting at a number of pieces, and the one-time setup cost."
        action={
          <PermittedButton
            operation="price-tiers.create"
            variant="primary"
            size="sm"
            onClick={() => setEdited('new')}
          >
            <Plus className="size-4" aria-hidden />
            Add Tier
          </PermittedButton>
        }
      >
        {tiers.length === 0 ? (
          <p className="rounded-md border border-line border-dashed p-6 text-center text-ink-muted">
            No tiers yet: each piece costs the same, whether it’s one or fifty.
          </p>
        ) : (
          <TierTable tiers={tiers} onEdit={setEdited} />
        )}
      </Part>
      <Part title="Gang sheets" description="22 inches wide, by their height.">
        <PriceTableForm
          operation="gang-sheets.change-prices"
          caption="Gang sheet prices"
          columns={['Price']}
          rows={sheets.map(({ id, title, price }) => ({ label: title, cells: [{ key: String(id), price }] }))}
        />
      </Part>
      <ShirtPrices garments={garments} />
      <Part title="Tumblers" description="By size and design type.">
        <PriceTableForm
          operation="tumblers.change-prices"
          caption="Tumbler prices"
          columns={designTypes.map((type) => designTypeNames[type].name)}
          rows={tumblers.map(({ id, prices }) => ({
            label: id,
            cells: designTypes.map((type) => ({ key: `${id}/${type}`, price: prices[type] })),
          }))}
        />
      </Part>
      <PricingTierDialog
        key={edited === null || edited === 'new' ? 'new' : edited.id}
        tier={edited === 'new' ? null : edited}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      />
    </div>
  )
}
