import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { OpenLink } from '#app/admin/open-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { ReadAgain } from '#app/ui/read-again.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { DiscountView } from '#server/discounts/index.ts'
import type { DiscountUse } from '#server/reports/index.ts'

type Answer = { uses: DiscountUse[] }
type Props = { discount: DiscountView | null; onClose: () => void }

/** Who used a discount, and for which orders. */
export function DiscountUsesDialog({ discount, onClose }: Props) {
  const { data, load, state } = useFetcher<Answer | null>({ key: `uses-${discount?.id ?? 'none'}` })
  const id = discount?.id
  const address = id && `/admin/settings/discounts/${id}/uses`
  useEffect(() => {
    if (address) void load(address)
  }, [address, load])
  const name = discount?.code ?? discount?.name ?? ''
  return (
    <Dialog
      open={discount !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Who used ${name}`}
      size="lg"
    >
      {data === undefined && <Spinner label="Loading the uses" />}
      {data === null && address && <ReadAgain isBusy={state !== 'idle'} onPress={() => void load(address)} />}
      {data?.uses.length === 0 && <p className="text-ink-muted">No one has used it yet.</p>}
      {data && data.uses.length > 0 && <UsesTable {...data} />}
    </Dialog>
  )
}

function UsesTable({ uses }: Answer) {
  return (
    <DataTable caption="Uses, newest first">
      <TableHead columns={['Order', 'Customer', { figures: 'Amount off' }, 'When']} />
      <tbody>
        {uses.map((use) => (
          <tr key={use.orderId}>
            <th scope="row">
              <Order use={use} />
            </th>
            <td>
              {use.customerName}
              <span className="block break-all text-ink-muted text-xs">{use.customerEmail}</span>
            </td>
            <td className="figures" data-align="end">
              {formatMoney(cents(use.amountCents))}
            </td>
            <td>
              <Moment at={use.at} className="figures whitespace-nowrap" />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Order({ use: { orderId, orderNumber, state } }: { use: DiscountUse }) {
  return (
    <>
      {orderNumber ? (
        <OpenLink
          to={`/admin/orders/${orderId}`}
          className="font-semibold text-magenta-ink underline-offset-4 hover:underline"
        >
          {orderNumber}
        </OpenLink>
      ) : (
        <span className="font-normal text-ink-muted">Not placed</span>
      )}
      {state === 'reserved' && (
        <Badge tone="cyan" className="ml-2">
          On the payment page
        </Badge>
      )}
      {state === 'released' && <Badge className="ml-2">Refunded</Badge>}
    </>
  )
}
