import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { troubleNames } from '#domain/batches/batch.ts'
import type { BatchView } from '#server/batches/index.ts'
import { BatchBar, BatchSign, type ChangeBatch, OpenFile, PutAway } from './batch-parts.tsx'
import { batchTitle } from './batch-words.ts'
import { useStartBatch } from './use-start-batch.ts'

export function BatchCards({ batches, change }: { batches: readonly BatchView[]; change: ChangeBatch }) {
  return (
    <ul className="divide-y divide-line">
      {batches.map((batch) => (
        <BatchCard key={batch.id} batch={batch} change={change} />
      ))}
    </ul>
  )
}

/** One batch: what failed and why, what it produced, and what can be done about it. */
function BatchCard({ batch, change }: { batch: BatchView; change: ChangeBatch }) {
  return (
    <li className="grid gap-2 py-3" aria-label={batchTitle(batch)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BatchSign batch={batch} />
        <p className="figures font-semibold">{batchTitle(batch)}</p>
        <BatchBar batch={batch} className="w-40" />
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <OpenFile batch={batch} />
          <BatchButtons batch={batch} change={change} />
          <PutAway batch={batch} change={change} />
        </span>
      </div>
      {batch.error && <p className="text-red-ink">Not finished: {batch.error}</p>}
      {batch.failures.map(({ trouble, message, orders }) => (
        <div key={`${trouble} ${message}`} className="rounded-md bg-red-wash px-3 py-2 text-red-ink">
          <p>
            <strong>{troubleNames[trouble]}:</strong> {message}
          </p>
          <p className="figures flex flex-wrap gap-x-3">
            {orders.map((order) => (
              <ToOrder key={order.orderId} {...order} />
            ))}
          </p>
        </div>
      ))}
      {batch.done.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-ink-muted">Order by order</summary>
          <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
            {batch.done.map(({ message, ...order }) => (
              <li key={order.orderId} className="figures flex min-w-0 gap-2">
                <ToOrder {...order} />
                <span className="truncate text-ink-muted">{message}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

const ToOrder = ({ orderId, orderNumber }: { orderId: string; orderNumber: string }) => (
  <Link to={`/admin/orders/${orderId}`} className="font-semibold underline underline-offset-2">
    {orderNumber}
  </Link>
)

function BatchButtons({ batch, change }: { batch: BatchView; change: ChangeBatch }) {
  const { isBusy, start } = useStartBatch()
  const { id, state, counts } = batch
  const send = (operation: 'batches.try-again' | 'batches.stop' | 'batches.undo'): void =>
    change.send(operation, { batch: id }, { action: '/admin/batches' })
  if (state === 'working')
    return (
      <Button size="sm" disabled={change.isBusy} onClick={() => send('batches.stop')}>
        Stop
      </Button>
    )
  return (
    <>
      {(counts.failed > 0 || state === 'failed') && (
        <Button size="sm" disabled={change.isBusy} onClick={() => send('batches.try-again')}>
          {counts.failed > 1 ? `Retry the ${counts.failed} that failed` : 'Try again'}
        </Button>
      )}
      {batch.toMail.length > 0 && (
        <Button
          size="sm"
          isBusy={isBusy}
          onClick={() => start('batches.mail-customers', { orders: batch.toMail })}
        >
          Email these customers
        </Button>
      )}
      {batch.isUndoable && (
        <Button size="sm" disabled={change.isBusy} onClick={() => send('batches.undo')}>
          Undo
        </Button>
      )}
    </>
  )
}
