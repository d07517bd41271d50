import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { StaffDraftOrder } from '#server/draft-orders/index.ts'
import { failedWords, orderAddress, paidWords } from './call-words.ts'
import { TakePaymentDialog } from './later-payment-dialog.ts'
import { type Call, LinkTools } from './link-tools.tsx'

export function OpenLink({ draftOrder, address }: { draftOrder: StaffDraftOrder; address: string }) {
  const [isTaking, setTaking] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const call = useLinkCall(setTaking, setCancelling)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      notify.success('Link copied')
    } catch {
      notify.error('The link was not copied', 'Select it in the field and copy it by hand.')
    }
  }
  const { isBusy } = call
  return (
    <section aria-label="Payment link" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <TextField
        label="Payment link"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        hint="Anyone who has it can see the bill and pay it"
      />
      <LinkTools {...{ copy, isBusy, call, draftOrder, setTaking, setCancelling }} />
      <TakePaymentDialog
        totalCents={draftOrder.totalCents ?? 0}
        open={isTaking}
        onOpenChange={setTaking}
        isBusy={isBusy}
        errors={call.fieldErrors}
        onTake={(payment) => call.send('draft-orders.take-for-link', payment)}
      />
      <AlertDialog
        open={isCancelling}
        onOpenChange={setCancelling}
        title="Cancel this payment link?"
        description="Its page will say it was cancelled, no one can pay it, and the stock it holds is released."
        actions={
          <>
            <Button onClick={() => setCancelling(false)}>Keep it</Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => call.send('draft-orders.cancel')}>
              Cancel the link
            </Button>
          </>
        }
      />
    </section>
  )
}

function useLinkCall(setTaking: (value: boolean) => void, setCancelling: (value: boolean) => void) {
  const { revalidate } = useRevalidator()
  return useOperation<Call>({
    done: {
      'draft-orders.send-again': 'Payment link sent again',
      'draft-orders.cancel': 'Link cancelled',
      'draft-orders.take-for-link': paidWords,
    },
    failed: failedWords,
    leadsTo: { 'draft-orders.take-for-link': orderAddress },
    // Someone may have started paying since this page was read: then it says so.
    onFailed: ({ reason }) => {
      if (reason === 'refused') void revalidate()
    },
    onDone: () => {
      setTaking(false)
      setCancelling(false)
    },
  })
}
