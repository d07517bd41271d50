import { Pencil } from 'lucide-react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { DiscountView } from '#server/discounts/index.ts'
import { scopeNames } from './discount-choices.ts'

export function DiscountTable({
  discounts,
  setAskedFor,
  now,
  setEdited,
}: {
  discounts: DiscountView[]
  setAskedFor: (value: DiscountView | null) => void
  now: string
  setEdited: (value: DiscountView | 'new' | null) => void
}) {
  return (
    <DataTable caption="Discounts" hasCards>
      <TableHead columns={['Code', 'Takes off', { figures: 'Uses' }, 'Until', 'State', { unseen: 'Edit' }]} />
      <tbody>
        {discounts.map((discount) => (
          <DiscountRow key={discount.id} {...{ discount, setAskedFor, now, setEdited }} />
        ))}
      </tbody>
    </DataTable>
  )
}

function DiscountRow({
  discount,
  setAskedFor,
  now,
  setEdited,
}: {
  discount: DiscountView
  setAskedFor: (value: DiscountView | null) => void
  now: string
  setEdited: (value: DiscountView | 'new' | null) => void
}) {
  return (
    <tr>
      <th scope="row">
        {discount.code ? <span className="slug">{discount.code}</span> : 'Automatic'}
        <span className="block font-normal text-ink-muted text-xs">{discount.name}</span>
      </th>
      <td>
        {amountOf(discount)}
        <span className="block text-ink-muted text-xs">
          {scopeNames[discount.scope]}
          {discount.minimumOrderCents > 0 && `, from ${formatMoney(cents(discount.minimumOrderCents))}`}
        </span>
      </td>
      <td className="figures" data-align="end" data-label="Uses">
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
      <td className="figures whitespace-nowrap" data-label={discount.expiresAt ? 'Until' : undefined}>
        {discount.expiresAt ? <Day at={discount.expiresAt} /> : 'No end'}
      </td>
      <td data-card="state">
        <DiscountState discount={discount} now={new Date(now)} />
      </td>
      <td data-align="end" data-card="edit">
        <PermittedButton
          operation="discounts.update"
          variant="quiet"
          size="sm"
          isSquare
          aria-label={`Edit ${discount.code ?? discount.name}`}
          onClick={() => setEdited(discount)}
        >
          <Pencil className="size-4" aria-hidden />
        </PermittedButton>
      </td>
    </tr>
  )
}

function DiscountState({ discount, now }: { discount: DiscountView; now: Date }) {
  const { isActive, startsAt, expiresAt, usedCount, maximumUses } = discount
  if (!isActive) return <Badge>Off</Badge>
  if (expiresAt && expiresAt <= now) return <Badge>Expired</Badge>
  if (maximumUses !== null && usedCount >= maximumUses) return <Badge>Used up</Badge>
  if (startsAt && startsAt > now) return <Badge tone="cyan">Not yet</Badge>
  return <Badge tone="green">Active</Badge>
}

const amountOf = ({ type, value }: DiscountView): string =>
  type === 'percentage' ? `${value / 100}%` : formatMoney(cents(value))
