import { Ban, Copy, Send } from 'lucide-react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { StaffOrderChange } from '#server/order-changes/index.ts'
import type { StaffOrder } from '#server/orders/index.ts'

type Call = 'order-changes.send-again' | 'order-changes.call-off'

/** Open amounts left by changes of the order, and the link to pay them; nothing if all is settled. */
export function ChangesPanel({ order, changes }: { order: StaffOrder; changes: StaffOrderChange[] }) {
  const call = useOperation<Call>({
    done: {
      'order-changes.send-again': {
        title: 'Payment link sent',
        message: 'It can be paid for another 14 days.',
      },
      'order-changes.call-off': {
        title: 'Payment link cancelled',
        message: 'Its amount stays open. Settle it with a change to the order.',
      },
    },
    failed: 'Nothing was changed',
  })
  const isCancelled = order.status === 'cancelled'
  const amount = formatMoney(cents(Math.abs(order.openCents)))
  const sent = changes.find(({ payPath }) => payPath !== null)
  return (
    <section
      aria-label="Open difference"
      className="mt-4 rounded-md border border-yellow bg-yellow-wash p-3.5 text-yellow-ink"
    >
      <p className="font-semibold">
        {order.openCents > 0 ? `${amount} isn’t paid yet` : `${amount} is owed to the customer`}
      </p>
      <p className="mt-1 text-ink text-sm">{sent ? <SentWords sent={sent} /> : openWords(changes)}</p>
      {sent?.isBeingDecided && (
        <p className="mt-1 text-ink text-sm">
          The customer has paid, but their bank hasn’t answered yet. The result will appear here.
        </p>
      )}
      {sent ? (
        <LinkTools {...{ sent, call }} />
      ) : isCancelled ? null : (
        <LinkButton size="sm" className="mt-3" to={`/admin/orders/${order.id}/change`}>
          Settle it…
        </LinkButton>
      )}
    </section>
  )
}

const SentWords = ({ sent: { expiresAt } }: { sent: StaffOrderChange }) =>
  expiresAt ? (
    <>
      A payment link was emailed, and can be paid until <Moment at={expiresAt} />.
    </>
  ) : (
    'A payment link was emailed.'
  )

function openWords(changes: readonly StaffOrderChange[]): string {
  const last = changes.find(({ state }) => state === 'open')
  return last ? `Left open by ${last.by}: ${last.reason}` : 'Left open by a change to the order.'
}

function LinkTools({ sent, call }: { sent: StaffOrderChange; call: CalledOperation<Call> }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(sent.payPath ?? '', window.location.origin).href)
    notify.success('Link copied')
  }
  const sending = call.fetcher.formData?.get('operation')
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" /> Copy link
      </Button>
      <PermittedButton
        operation="order-changes.send-again"
        size="sm"
        isBusy={sending === 'order-changes.send-again'}
        onClick={() => call.send('order-changes.send-again', { change: sent.id })}
      >
        <Send aria-hidden className="size-4" /> Send again
      </PermittedButton>
      {!sent.isBeingDecided && (
        <PermittedButton
          operation="order-changes.call-off"
          size="sm"
          variant="quiet"
          isBusy={sending === 'order-changes.call-off'}
          onClick={() => call.send('order-changes.call-off', { change: sent.id })}
        >
          <Ban aria-hidden className="size-4" /> Cancel link
        </PermittedButton>
      )}
    </div>
  )
}

/** For a payment its provider could not confirm: staff who have seen the money confirm it. */
export function Unverified() {
  const call = useOperation<'payments.confirm'>({
    done: {
      'payments.confirm': { title: 'Payment confirmed', message: 'Print files and labels are released.' },
    },
    failed: 'This payment needs no confirmation',
  })
  return (
    <OperationForm of={call} className="mt-4 rounded-md border border-yellow bg-yellow-wash p-3">
      <p>
        The provider couldn’t confirm this payment. Nothing is printed or shipped until it does, or until
        you’ve seen the money and confirm it.
      </p>
      <OperationButton of={call} operation="payments.confirm" size="sm" className="mt-3">
        Confirm payment
      </OperationButton>
    </OperationForm>
  )
}
