import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { failedWords } from './call-words.ts'

/** Throws a kept draft away, once somebody has said so twice. */
export function DiscardDraft({ draftOrder }: { draftOrder: string }) {
  const [isAsking, setAsking] = useState(false)
  const call = useOperation<'draft-orders.cancel'>({
    done: { 'draft-orders.cancel': 'Draft discarded' },
    failed: failedWords,
    leadsTo: { 'draft-orders.cancel': () => '/admin' },
    onFailed: () => setAsking(false),
  })
  return (
    <>
      <PermittedButton operation="draft-orders.cancel" variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" /> Discard draft…
      </PermittedButton>
      <ConfirmOperation
        of={call}
        operation="draft-orders.cancel"
        fields={{ draftOrder }}
        open={isAsking}
        title="Discard this draft?"
        description="It is gone from the list above the orders. Nothing of it was sent to anybody."
        confirm="Discard the draft"
        onClose={() => setAsking(false)}
      />
    </>
  )
}
