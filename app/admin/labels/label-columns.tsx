import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import type { ShownColumn } from '#app/admin/lists/list-table.tsx'
import { OrderLink } from '#app/admin/order-link.tsx'
import { JoinedOrders } from '#app/admin/shipping/joined-orders.tsx'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { type LabelColumn, labelColumns } from '#domain/lists/lists.ts'
import { unpackedWords } from '#domain/orders/production.ts'
import { speedNames } from '#domain/shipping/delivery-speed.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { ShownLabel } from './labels-source.ts'
import type { LabelBatch } from './use-label-batch.ts'

const cells: Cells<LabelColumn, ShownLabel> = {
  number: { card: 'title', cell: (one) => <OrderNumbers one={one} /> },
  customer: { card: 'who', cell: ({ customerName }) => customerName || 'Guest Customer' },
  city: {
    card: 'when',
    cell: ({ addressProblem, destination }) =>
      addressProblem ? <span className="whitespace-normal text-red-ink">{addressProblem}</span> : destination,
  },
  due: { card: 'due', cell: ({ dueAt }) => (dueAt ? <DueBadge dueAt={new Date(dueAt)} /> : '–') },
  service: { cell: ({ speed }) => speedNames[speed] },
  placed: { cell: ({ placedAt }) => <Day at={placedAt} className="figures" /> },
  floor: { card: 'state', cell: ({ unpacked }) => <FloorState items={unpacked} /> },
}

export const labelTableColumns = (
  chosen: readonly LabelColumn[],
  of: LabelBatch,
): ShownColumn<ShownLabel>[] => [
  {
    ...{ key: 'choose', label: 'Chosen', isUnnamed: true, card: 'choose' },
    cell: ({ id, orderNumber }) => (
      <Checkbox
        label={orderNumber}
        isLabelHidden
        checked={of.isChosen(id)}
        onChange={() => of.toggle(id)}
        className="p-2"
      />
    ),
  },
  ...chosenColumns(labelColumns, cells, chosen, 'number'),
  {
    ...{ key: 'parcel', label: 'Parcel', isUnsorted: true, card: 'wide' },
    cell: (one) => <ParcelOf one={one} of={of} />,
  },
]

function OrderNumbers({ one: { orderId, orderNumber, together, rest } }: { one: ShownLabel }) {
  return (
    <>
      <OrderLink
        orderId={orderId}
        className="figures whitespace-nowrap font-semibold underline-offset-2 hover:underline"
      >
        {orderNumber}
      </OrderLink>
      {together.map(({ id, orderNumber }) => (
        <span key={id} className="figures block whitespace-nowrap">
          + {orderNumber}
        </span>
      ))}
      {rest.length > 0 && (
        <span className="block whitespace-normal text-yellow-ink">The rest: {rest.join('; ')}</span>
      )}
    </>
  )
}

/** Computed from what was ordered; the weight can be set by hand. */
function ParcelOf({ one, of }: { one: ShownLabel; of: LabelBatch }) {
  const { suggestion } = one
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
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
        <span>
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
      <JoinedOrders orderId={one.orderId} joins={one} isBrief />
    </div>
  )
}

function FloorState({ items }: { items: readonly UnpackedItem[] }) {
  if (items.length === 0) return <span className="text-green-ink">Packed</span>
  const isTracked = items.some((item) => item.isTracked)
  return (
    <span className={`whitespace-normal ${isTracked ? 'text-yellow-ink' : 'text-ink-muted'}`}>
      {unpackedWords(items)}
    </span>
  )
}
