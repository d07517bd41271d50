import { Ban, Clock, Copy, ExternalLink, HandCoins, Send } from 'lucide-react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import type { CalledOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { StaffDraftOrder } from '#server/draft-orders/index.ts'

export function LinkTools({
  copy,
  isBusy,
  call,
  draftOrder,
  setTaking,
  setCancelling,
}: {
  copy: () => Promise<void>
  isBusy: boolean
  call: CalledOperation<Call>
  draftOrder: StaffDraftOrder
  setTaking: (value: boolean) => void
  setCancelling: (value: boolean) => void
}) {
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" /> Copy link
        </Button>
        <PermittedButton
          operation="draft-orders.send-again"
          size="sm"
          isBusy={isBusy && call.fetcher.formData?.get('operation') === 'draft-orders.send-again'}
          onClick={() => call.send('draft-orders.send-again')}
        >
          <Send aria-hidden className="size-4" /> Send again
        </PermittedButton>
        <LinkButton size="sm" to={draftOrder.path} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden className="size-4" /> View it
        </LinkButton>
      </div>
      {draftOrder.isBeingDecided ? (
        <p className="mt-4 flex items-center gap-2 border-line border-t pt-4">
          <Clock aria-hidden className="size-4 shrink-0" />
          The customer has paid, but their bank hasn’t answered yet. The result will appear here.
        </p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4">
          <PermittedButton operation="draft-orders.take-for-link" size="sm" onClick={() => setTaking(true)}>
            <HandCoins aria-hidden className="size-4" /> Paid at the counter
          </PermittedButton>
          <PermittedButton
            operation="draft-orders.cancel"
            size="sm"
            variant="quiet"
            onClick={() => setCancelling(true)}
          >
            <Ban aria-hidden className="size-4" /> Cancel link…
          </PermittedButton>
        </div>
      )}
    </>
  )
}

export type Call = 'draft-orders.send-again' | 'draft-orders.cancel' | 'draft-orders.take-for-link'
