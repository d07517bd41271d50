import { ProofDrawing } from '#app/assets/later-drawings.tsx'
import { EditRequestBadge } from '#app/edit-requests/edit-request-badge.tsx'
import { EditThread } from '#app/edit-requests/edit-thread.tsx'
import { MessageForm } from '#app/edit-requests/message-form.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { editRequestMessages, isDesignOpen } from '#domain/orders/edit-request.ts'
import type { EditProofView, EditRequestView } from '#server/edit-requests/index.ts'

/** The customer's own requests, newest first, each with its conversation. */
export function EditRequestsPanel({
  requests,
  action = '/customer-portal',
}: {
  requests: EditRequestView[]
  /** Where its forms are sent. */
  action?: string
}) {
  if (requests.length === 0)
    return (
      <EmptyState title="No edit requests" illustration={<ProofDrawing />}>
        Need to change something on an order? Choose Request Edit on the item, and our answer shows up here.
      </EmptyState>
    )
  return (
    <ul className="grid gap-5">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard request={request} action={action} />
        </li>
      ))}
    </ul>
  )
}

function RequestCard({ request, action }: { request: EditRequestView; action: string }) {
  return (
    <Card as="article" padding="none" aria-label={`Edit request for ${request.itemName}`}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-b px-5 py-4">
        <div className="min-w-0">
          <h2 className="font-bold text-lg">{request.itemName}</h2>
          <p className="figures text-ink-muted text-sm">
            {request.orderNumber} · <Day at={request.createdAt} />
          </p>
        </div>
        <EditRequestBadge status={request.status} />
      </header>
      <div className="grid gap-4 px-5 py-4">
        <EditThread
          request={request}
          reader="customer"
          proofActions={(proof) => isDesignOpen(request.orderStatus) && <ProofDecision proof={proof} />}
        />
        {request.status !== 'declined' && <MessageForm action={action} requestId={request.id} />}
      </div>
    </Card>
  )
}

function ProofDecision({ proof }: { proof: EditProofView }) {
  const call = useOperation<'edit-requests.approve-proof'>({
    done: {
      'edit-requests.approve-proof': {
        title: 'Proof approved',
        message: 'We’ll print your order from the changed design.',
      },
    },
    failed: editRequestMessages.updateFailed,
  })
  return (
    <OperationForm of={call} className="grid gap-2">
      <input type="hidden" name="proof" value={proof.id} />
      <div>
        <OperationButton of={call} operation="edit-requests.approve-proof" variant="primary" size="sm">
          Approve this design
        </OperationButton>
      </div>
      <p className="text-ink-muted text-xs">
        The price stays the same. Not quite right? Write a message below, and we’ll make another proof.
      </p>
    </OperationForm>
  )
}
