import { OrderLink } from '#app/admin/order-link.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { unpackedWords } from '#domain/orders/production.ts'
import { speedNames } from '#domain/shipping/delivery-speed.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { LabelCandidate } from '#server/shipping/index.ts'
import type { LabelBatch } from './use-label-batch.ts'

export function CandidateTable({ of }: { of: LabelBatch }) {
  const { packed, isAll, setChosen, likely, shown } = of
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
          <th className="max-md:hidden">Customer</th>
          <th className="max-sm:hidden">To</th>
          <th className="max-sm:hidden">Due</th>
          <th className="max-lg:hidden">Service</th>
          <th>Parcel</th>
          <th className="max-sm:hidden">Floor</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => (
          <CandidateRow key={one.orderId} one={one} of={of} />
        ))}
      </tbody>
    </DataTable>
  )
}

function CandidateRow({ one, of }: { one: LabelCandidate; of: LabelBatch }) {
  const { chosen, toggle, unpackedOf } = of
  const due = one.dueAt ? <DueBadge dueAt={new Date(one.dueAt)} /> : '–'
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
        <span className="block text-ink-muted md:hidden">{one.customerName || 'Guest Customer'}</span>
        {one.rest.length > 0 && (
          <span className="block text-yellow-ink">The rest: {one.rest.join('; ')}</span>
        )}
        <span className="mt-1 grid justify-items-start gap-0.5 sm:hidden">
          {due}
          <FloorState items={unpackedOf.get(one.orderId) ?? []} />
        </span>
        {!one.isAddressComplete && <span className="block text-red-ink sm:hidden">Address incomplete</span>}
      </td>
      <td className="max-md:hidden">{one.customerName || 'Guest Customer'}</td>
      <td className="max-sm:hidden">
        {one.isAddressComplete ? one.destination : <span className="text-red-ink">Address incomplete</span>}
      </td>
      <td className="max-sm:hidden">{due}</td>
      <td className="max-lg:hidden">{speedNames[one.speed]}</td>
      <td>
        <ParcelOf one={one} of={of} />
      </td>
      <td className="max-sm:hidden">
        <FloorState items={unpackedOf.get(one.orderId) ?? []} />
      </td>
    </tr>
  )
}

/** Worked out from what was ordered; the weight may be set by hand. */
function ParcelOf({ one, of }: { one: LabelCandidate; of: LabelBatch }) {
  const { suggestion } = one
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TextField
        label={`Weight of ${one.orderNumber}`}
        isLabelHidden
        size="sm"
        inputMode="decimal"
        suffix="lb"
        className="w-24"
        value={of.weightOf(one)}
        onChange={({ currentTarget }) => of.typeWeight(one, currentTarget.value)}
        error={of.isWeightWrong(one) ? 'More than 0' : null}
      />
      {suggestion && (
        <span className="max-lg:hidden">
          {suggestion.isTooMuch ? (
            <span className="text-yellow-ink">More than one parcel</span>
          ) : (
            suggestion.boxName
          )}
          <span className="figures block whitespace-nowrap text-ink-muted text-xs">
            {suggestion.parcel.length} × {suggestion.parcel.width} × {suggestion.parcel.height} in
          </span>
        </span>
      )}
    </div>
  )
}

function FloorState({ items }: { items: readonly UnpackedItem[] }) {
  if (items.length === 0) return <span className="text-green-ink">Packed</span>
  const isTracked = items.some((item) => item.isTracked)
  return <span className={isTracked ? 'text-yellow-ink' : 'text-ink-muted'}>{unpackedWords(items)}</span>
}
