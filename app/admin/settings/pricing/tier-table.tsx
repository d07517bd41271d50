import { Pencil } from 'lucide-react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { cents } from '#domain/money/money.ts'
import { pricedProductNames } from '#domain/money/product-pricing.ts'
import type { PricingView } from '#server/pricing/index.ts'

type TierTableProps = { tiers: PricingView[]; onEdit: (tier: PricingView) => void }

export function TierTable({ tiers, onEdit }: TierTableProps) {
  return (
    <DataTable caption="Quantity tiers" hasCards>
      <TableHead
        columns={[
          'Product',
          'Size',
          { figures: 'Base price' },
          { figures: 'Setup fee' },
          'From … pieces',
          'State',
          { unseen: 'Edit' },
        ]}
      />
      <tbody>
        {tiers.map((tier) => (
          <TierRow key={tier.id} tier={tier} onEdit={onEdit} />
        ))}
      </tbody>
    </DataTable>
  )
}

type TierRowProps = Pick<TierTableProps, 'onEdit'> & { tier: PricingView }

function TierRow({ tier, onEdit }: TierRowProps) {
  return (
    <tr>
      <th scope="row">{pricedProductNames[tier.productType]}</th>
      <td data-label="Size">{tier.sizeCategory === 'all' ? 'Every size' : tier.sizeCategory}</td>
      <td data-align="end" data-label="Base price">
        <Money amount={cents(tier.basePriceCents)} />
      </td>
      <td data-align="end" data-label="Setup fee">
        <Money amount={cents(tier.setupFeeCents)} />
      </td>
      <td className="figures">
        {Object.entries(tier.quantityBreaks)
          .sort(([a], [b]) => Number(a) - Number(b))
          .map(([from, price]) => `${from}+ $${(price / 100).toFixed(2)}`)
          .join(' · ')}
      </td>
      <td data-card="state">{tier.isActive ? <Badge tone="green">Active</Badge> : <Badge>Off</Badge>}</td>
      <td data-align="end" data-card="edit">
        <PermittedButton
          operation="price-tiers.update"
          variant="quiet"
          size="sm"
          isSquare
          aria-label={`Edit ${pricedProductNames[tier.productType]}, ${tier.sizeCategory}`}
          onClick={() => onEdit(tier)}
        >
          <Pencil className="size-4" aria-hidden />
        </PermittedButton>
      </td>
    </tr>
  )
}
