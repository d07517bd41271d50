import { Pencil, Plus, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { DiscountView } from '#server/discounts/index.ts'
import { type ProductChoice, scopeNames } from './discount-choices.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { DiscountUsesDialog } from './discount-uses-dialog.tsx'

export type DiscountsPageProps = {
  discounts: DiscountView[]
  products: ProductChoice[]
  now: string
  timeZone: string
}

/** Site Settings, Discounts: codes and automatic promotions with what became of them. */
export function DiscountsPage({ discounts, products, now, timeZone }: DiscountsPageProps) {
  const [edited, setEdited] = useState<DiscountView | 'new' | null>(null)
  const [askedFor, setAskedFor] = useState<DiscountView | null>(null)
  const [removed, setRemoved] = useState<DiscountView | null>(null)
  const keep = (): void => setRemoved(null)
  const removing = useOperation<'discounts.remove'>({
    done: { 'discounts.remove': 'Discount deleted' },
    ...{ failed: 'Failed to save discount', onDone: keep, onFailed: keep },
  })
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p className="text-ink-muted">Of several that fit an order, the one that takes most off counts.</p>
        <Button variant="primary" size="sm" onClick={() => setEdited('new')}>
          <Plus className="size-4" aria-hidden />
          Add Discount
        </Button>
      </div>
      {discounts.length === 0 ? (
        <div className="rounded-md border border-line border-dashed p-8 text-center text-ink-muted">
          <TicketPercent className="mx-auto mb-2 size-7" aria-hidden />
          No discounts yet. A code on a flyer, or a promotion that needs none, begins here.
        </div>
      ) : (
        <DataTable caption="Discounts">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Takes off</th>
              <th scope="col" data-align="end">
                Uses
              </th>
              <th scope="col">Until</th>
              <th scope="col">State</th>
              <th scope="col">
                <span className="sr-only">Edit</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {discounts.map((discount) => (
              <tr key={discount.id}>
                <th scope="row">
                  {discount.code ? <span className="slug">{discount.code}</span> : 'Automatic'}
                  <span className="block font-normal text-ink-muted text-xs">{discount.name}</span>
                </th>
                <td>
                  {amountOf(discount)}
                  <span className="block text-ink-muted text-xs">
                    {scopeNames[discount.scope]}
                    {discount.minimumOrderCents > 0 &&
                      `, from ${formatMoney(cents(discount.minimumOrderCents))}`}
                  </span>
                </td>
                <td className="figures" data-align="end">
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Who used ${discount.code ?? discount.name}: ${discount.usedCount} uses`}
                    onClick={() => setAskedFor(discount)}
                  >
                    {discount.usedCount}
                    {discount.maximumUses !== null && ` of ${discount.maximumUses}`}
                  </Button>
                </td>
                <td className="figures whitespace-nowrap">
                  {discount.expiresAt ? day.format(discount.expiresAt) : 'No end'}
                </td>
                <td>
                  <DiscountState discount={discount} now={new Date(now)} />
                </td>
                <td data-align="end">
                  <Button
                    variant="quiet"
                    size="sm"
                    isSquare
                    aria-label={`Edit ${discount.code ?? discount.name}`}
                    onClick={() => setEdited(discount)}
                  >
                    <Pencil className="size-4" aria-hidden />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <DiscountDialog
        key={edited === null || edited === 'new' ? 'new' : edited.id}
        discount={edited === 'new' ? null : edited}
        products={products}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        onRemove={() => {
          if (edited !== 'new') setRemoved(edited)
          setEdited(null)
        }}
      />
      <DiscountUsesDialog discount={askedFor} onClose={() => setAskedFor(null)} />
      <ConfirmOperation
        of={removing}
        operation="discounts.remove"
        fields={{ discount: removed?.id ?? '' }}
        open={removed !== null}
        title={`Delete ${removed?.code ?? removed?.name ?? 'this discount'}?`}
        description="Nobody can use it any more. Orders that had it keep what they were given."
        confirm="Delete discount"
        onClose={keep}
      />
    </>
  )
}

const amountOf = ({ type, value }: DiscountView): string =>
  type === 'percentage' ? `${value / 100}%` : formatMoney(cents(value))

function DiscountState({ discount, now }: { discount: DiscountView; now: Date }) {
  const { isActive, startsAt, expiresAt, usedCount, maximumUses } = discount
  if (!isActive) return <Badge>Off</Badge>
  if (expiresAt && expiresAt <= now) return <Badge>Expired</Badge>
  if (maximumUses !== null && usedCount >= maximumUses) return <Badge>Used up</Badge>
  if (startsAt && startsAt > now) return <Badge tone="cyan">Not yet</Badge>
  return <Badge tone="green">Active</Badge>
}
