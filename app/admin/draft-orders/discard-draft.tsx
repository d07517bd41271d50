import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { failedWords } from './call-words.ts'

/** Discards a kept draft after a second confirmation. */
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
        description="It’s removed from the list above the orders. Nothing was sent to anyone."
        confirm="Discard the draft"
        onClose={() => setAsking(false)}
      />
    </>
  )
}
