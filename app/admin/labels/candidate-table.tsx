import { OrderLink } from '#app/admin/order-link.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { unpackedWords } from '#domain/orders/production.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { LabelCandidate } from '#server/shipping/index.ts'
import type { useLabelBatch } from './use-label-batch.ts'

export function CandidateTable({
  candidates,
  of,
}: {
  candidates: LabelCandidate[]
  of: ReturnType<typeof useLabelBatch>
}) {
  const { packed, isAll, setChosen, likely, chosen, toggle, unpackedOf } = of
  return (
    <DataTable caption="Orders without a label" className="mt-4">
      <thead>
        <tr>
          <th>
            <Checkbox
              label={packed.length > 0 ? 'All packed orders' : 'All orders'}
              isLabelHidden
              checked={isAll}
              onChange={() => setChosen(new Set(isAll ? [] : likely.map(({ orderId }) => orderId)))}
            />
          </th>
          <th>Order</th>
          <th className="max-sm:hidden">Customer</th>
          <th>To</th>
          <th className="max-sm:hidden">Status</th>
          <th>Floor</th>
          <th className="max-sm:hidden">Placed</th>
        </tr>
      </thead>
      <tbody>
        {candidates.map((one) => (
          <CandidateRow key={one.orderId} {...{ one, chosen, toggle, unpackedOf }} />
        ))}
      </tbody>
    </DataTable>
  )
}

function CandidateRow({
  one,
  chosen,
  toggle,
  unpackedOf,
}: {
  one: LabelCandidate
  chosen: ReadonlySet<string>
  toggle: (orderId: string) => void
  unpackedOf: Map<string, UnpackedItem[]>
}) {
  return (
    <tr aria-selected={chosen.has(one.orderId)}>
      <td>
        <Checkbox
          label={one.orderNumber}
          isLabelHidden
          checked={chosen.has(one.orderId)}
          onChange={() => toggle(one.orderId)}
        />
      </td>
      <td>
        <OrderLink
          orderId={one.orderId}
          className="figures whitespace-nowrap font-semibold underline-offset-2 hover:underline"
        >
          {one.orderNumber}
        </OrderLink>
        <span className="block text-ink-muted sm:hidden">{one.customerName || 'Guest Customer'}</span>
      </td>
      <td className="max-sm:hidden">{one.customerName || 'Guest Customer'}</td>
      <td>
        <Destination candidate={one} />
      </td>
      <td className="max-sm:hidden">
        <StatusBadge status={one.status} />
      </td>
      <td>
        <FloorState items={unpackedOf.get(one.orderId) ?? []} />
      </td>
      <td className="figures whitespace-nowrap max-sm:hidden">{formatDay(new Date(one.placedAt))}</td>
    </tr>
  )
}

function FloorState({ items }: { items: readonly UnpackedItem[] }) {
  if (items.length === 0) return <span className="text-green-ink">Packed</span>
  const isTracked = items.some((item) => item.isTracked)
  return <span className={isTracked ? 'text-yellow-ink' : 'text-ink-muted'}>{unpackedWords(items)}</span>
}

function Destination({ candidate }: { candidate: LabelCandidate }) {
  if (candidate.isAddressComplete) return candidate.destination
  return <span className="text-red-ink">Address incomplete</span>
}
