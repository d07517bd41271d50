import { CircleCheck, CircleX, FolderInput } from 'lucide-react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { deliveryStateNames } from '#domain/orders/hot-folder.ts'
import type { ValueOf } from '#server/operations.ts'

type RollDeliveriesProps = Pick<ValueOf<'rolls.read'>, 'roll' | 'canDeliver' | 'deliveries'> & {
  isStale: boolean
}

/** The delivery of a roll to its printer's hot folder. */
export function RollDeliveries({ roll, canDeliver, deliveries, isStale }: RollDeliveriesProps) {
  const call = useOperation<'rolls.deliver'>({
    done: { 'rolls.deliver': 'The roll is being sent' },
    failed: 'The roll was not sent',
  })
  const isUnderWay = deliveries.some(({ state }) => state === 'waiting' || state === 'placing')
  const isSendable =
    canDeliver &&
    (roll.downloadUrl ?? roll.pdfUrl) !== null &&
    !isStale &&
    !isUnderWay &&
    roll.state !== 'spoiled'
  return (
    <section
      aria-label="Hot folder"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="grid min-w-0 gap-1.5">
        <h2 className="font-bold text-base">Hot folder</h2>
        {deliveries.length === 0 && <p className="text-ink-muted">Not sent yet.</p>}
        <ul aria-live="polite" className="grid gap-1.5 empty:hidden">
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      </div>
      {isSendable && (
        <OperationForm of={call}>
          <OperationButton
            of={call}
            operation="rolls.deliver"
            size="sm"
            variant={deliveries.length === 0 ? 'primary' : undefined}
          >
            <FolderInput aria-hidden className="size-4" />
            {deliveries.length === 0 ? 'Send to hot folder' : 'Send again'}
          </OperationButton>
        </OperationForm>
      )}
    </section>
  )
}

function Delivery({ delivery }: { delivery: ValueOf<'rolls.read'>['deliveries'][number] }) {
  const { state, fileName, createdAt, createdBy, settledAt, tries, problem } = delivery
  return (
    <li className="flex items-start gap-2">
      <StateIcon state={state} />
      <span className="min-w-0">
        <span className="font-semibold">{deliveryStateNames[state]}</span>{' '}
        <span className="figures break-all text-ink-muted">{fileName}</span>
        <span className="block text-ink-muted text-sm">
          <Moment at={settledAt ?? createdAt} /> · {createdBy}
          {tries > 1 && ` · ${tries} tries`}
        </span>
        {problem && state !== 'delivered' && (
          <span className="block text-red-ink text-sm">
            {problem}
            {state !== 'failed' && '. It will be retried automatically.'}
          </span>
        )}
      </span>
    </li>
  )
}

function StateIcon({ state }: Pick<ValueOf<'rolls.read'>['deliveries'][number], 'state'>) {
  if (state === 'delivered')
    return <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-green-ink" />
  if (state === 'failed') return <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-red-ink" />
  return <Spinner />
}
