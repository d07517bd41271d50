import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { failedWords } from './call-words.ts'

/** Throws a kept draft away, once somebody has said so twice. */
export function DiscardDraft({ manualOrder }: { manualOrder: string }) {
  const [isAsking, setAsking] = useState(false)
  const call = useOperation<'manual-orders.cancel'>({
    done: { 'manual-orders.cancel': 'Draft discarded' },
    failed: failedWords,
    leadsTo: { 'manual-orders.cancel': () => '/admin' },
    onFailed: () => setAsking(false),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" /> Discard draft…
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard this draft?"
        description="It is gone from the list above the orders. Nothing of it was sent to anybody."
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <OperationForm of={call}>
              <input type="hidden" name="manualOrder" value={manualOrder} />
              <OperationButton of={call} operation="manual-orders.cancel" variant="danger">
                Discard the draft
              </OperationButton>
            </OperationForm>
          </>
        }
      />
    </>
  )
}
