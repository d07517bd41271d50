import { Ban } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { newKey } from '#app/checkout/new-key.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { notify } from '#app/ui/toast.tsx'
import { cents, formatMoney } from '#domain/money.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { OrderActionOutcome } from '../order-actions.ts'

/** Cancels an order: why, and what goes back. `leftCents` is what of its payment can still go back. */
export function CancelOrder({ order, leftCents }: { order: StaffOrder; leftCents: number }) {
  const fetcher = useFetcher<OrderActionOutcome>()
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [cancelId, setCancelId] = useState(newKey)
  const [error, setError] = useState<string | null>(null)
  const settle = useEffectEvent((outcome: OrderActionOutcome) => {
    if (!outcome.ok) return notify.error(outcome.title, outcome.description)
    setIsOpen(false)
    setCancelId(newKey())
    notify.success('Order cancelled', 'The timeline says why. The status can be set back there.')
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])
  if (order.status === 'cancelled') return null

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = String(form.get('reason') ?? '').trim()
    setError(reason === '' ? 'Say why the order is cancelled' : null)
    if (reason === '') return
    const is = (name: string): boolean => form.get(name) !== null
    const choices = { refund: is('refund'), returnStock: is('returnStock'), tellCustomer: is('tellCustomer') }
    const cancellation = JSON.stringify({ cancelId, reason, ...choices })
    void fetcher.submit({ intent: 'cancel-order', cancellation }, { method: 'post' })
  }

  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        <Ban aria-hidden className="size-4" />
        Cancel order…
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Cancel ${order.orderNumber}`}
        description="Nothing more is made or shipped for it. Void its labels first, if it has any."
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Keep the order</Button>
            <Button type="submit" form={formId} variant="danger" isBusy={fetcher.state !== 'idle'}>
              Cancel the order
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={send} className="grid gap-4">
          <TextArea
            label="Reason"
            name="reason"
            rows={3}
            maxLength={500}
            error={error}
            hint="It stands in the timeline, and in the mail if the customer is told."
          />
          {leftCents > 0 && (
            <Checkbox
              label={`Give back ${formatMoney(cents(leftCents))}, everything that is left of the payment`}
              name="refund"
              defaultChecked
            />
          )}
          <Checkbox label="Put the goods back on the shelf" name="returnStock" defaultChecked />
          {order.contactEmail && (
            <Checkbox label={`Mail the reason to ${order.contactEmail}`} name="tellCustomer" defaultChecked />
          )}
        </form>
      </Dialog>
    </>
  )
}
