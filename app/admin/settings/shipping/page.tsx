import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { cents } from '#domain/money/money.ts'
import type { ShippingRateView } from '#server/settings/index.ts'
import { ShippingRateDialog } from './shipping-rate-dialog.tsx'

const regionNames = { domestic: 'Domestic', international: 'International' } as const

/** Site Settings, Shipping: regions, rates and thresholds (docs/spec-map.md B3). */
export function ShippingRatesPage({ rates }: { rates: ShippingRateView[] }) {
  const [edited, setEdited] = useState<ShippingRateView | 'new' | null>(null)
  const charged = rates.find((rate) => rate.region === 'domestic' && rate.isActive)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-ink-muted">
          Shoppers pay the lowest active domestic rate. International rates are kept for when the shop ships
          abroad.
        </p>
        <PermittedButton
          operation="shipping-rates.create"
          variant="primary"
          size="sm"
          onClick={() => setEdited('new')}
        >
          <Plus className="size-4" aria-hidden />
          Add Rate
        </PermittedButton>
      </div>
      <RateTable rates={rates} charged={charged} setEdited={setEdited} />
      <ShippingRateDialog
        key={edited === null || edited === 'new' ? 'new' : `${edited.id} ${edited.version}`}
        rate={edited === 'new' ? null : edited}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

function RateTable({
  rates,
  charged,
  setEdited,
}: {
  rates: ShippingRateView[]
  charged: ShippingRateView | undefined
  setEdited: (value: ShippingRateView | 'new' | null) => void
}) {
  return (
    <DataTable caption="Shipping rates" hasCards>
      <TableHead
        columns={[
          'Name',
          'Region',
          { figures: 'Rate' },
          { figures: 'Free from' },
          'State',
          { unseen: 'Edit' },
        ]}
      />
      <tbody>
        {rates.map((rate) => (
          <RateRow key={rate.id} rate={rate} charged={charged} setEdited={setEdited} />
        ))}
      </tbody>
    </DataTable>
  )
}

function RateRow({
  rate,
  charged,
  setEdited,
}: {
  rate: ShippingRateView
  charged: ShippingRateView | undefined
  setEdited: (value: ShippingRateView | 'new' | null) => void
}) {
  return (
    <tr>
      <th scope="row">
        {rate.name}
        {rate.description && (
          <span className="block font-normal text-ink-muted text-xs">{rate.description}</span>
        )}
      </th>
      <td>{regionNames[rate.region]}</td>
      <td data-align="end" data-label="Rate">
        <Money amount={cents(rate.baseRateCents)} />
      </td>
      <td data-align="end" data-label="Free from">
        {rate.freeFromCents === null ? 'Never' : <Money amount={cents(rate.freeFromCents)} />}
      </td>
      <td data-card="state">
        <RateState rate={rate} isCharged={rate === charged} />
      </td>
      <td data-align="end" data-card="edit">
        <PermittedButton
          operation="shipping-rates.update"
          variant="quiet"
          size="sm"
          isSquare
          aria-label={`Edit ${rate.name}`}
          onClick={() => setEdited(rate)}
        >
          <Pencil className="size-4" aria-hidden />
        </PermittedButton>
      </td>
    </tr>
  )
}

function RateState({ rate, isCharged }: { rate: ShippingRateView; isCharged: boolean }) {
  if (isCharged) return <Badge tone="green">In use</Badge>
  return rate.isActive ? <Badge tone="cyan">Active</Badge> : <Badge>Off</Badge>
}
