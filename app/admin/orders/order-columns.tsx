import type { ShownColumn } from '#app/admin/lists/list-table.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { keysOf } from '#domain/lists/list-column.ts'
import { type OrderColumn, orderColumns } from '#domain/lists/lists.ts'
import { orderCells } from './order-cells.tsx'
import { OrderPicture } from './order-picture.tsx'
import type { ShownOrder } from './shown-order.ts'

type Column = ShownColumn<ShownOrder>

type Wish = {
  chosen: readonly OrderColumn[]
  isChosen: (id: string) => boolean
  onToggle: (order: ShownOrder) => void
  openId: string | null
  search: string
}

/** What a card shows of an order, regardless of the table's columns. */
const onCards: readonly OrderColumn[] = ['number', 'placed', 'customer', 'due', 'status', 'total']

export function orderTableColumns({ chosen, isChosen, onToggle, ...row }: Wish): Column[] {
  const cells = orderCells({ ...row, hasPayment: chosen.includes('payment') })
  const shown = keysOf(orderColumns).filter((key) => chosen.includes(key) || onCards.includes(key))
  return [
    {
      ...{ key: 'choose', label: 'Chosen', isUnnamed: true, card: 'choose' },
      cell: (order) => (
        <Checkbox
          label={`Choose ${order.orderNumber}`}
          isLabelHidden
          checked={isChosen(order.id)}
          onChange={() => onToggle(order)}
          className="relative z-1 p-2"
        />
      ),
    },
    {
      ...{ key: 'picture', label: 'Picture', isUnnamed: true, card: 'picture' },
      cell: (order) => <OrderPicture order={order} />,
    },
    ...shown.map((key) => ({
      ...{ key, ...orderColumns[key], ...cells[key] },
      isCardOnly: !chosen.includes(key) && key !== 'number',
    })),
  ]
}
