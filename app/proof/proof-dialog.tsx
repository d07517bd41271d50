import { type FormEvent, useEffect, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import type { WaysToProve } from '#server/auth/index.ts'
import { callProof } from './call-proof.ts'
import type { ProofAnswer } from './proof-answer.ts'
import { ProofFields } from './proof-fields.tsx'

/** Asks who is at the keyboard, over whatever page; what was begun there goes on once it is proven. */
export function ProofDialog({ onEnd }: { onEnd(isProven: boolean): void }) {
  const [ways, setWays] = useState<WaysToProve | null>(null)
  const [answer, setAnswer] = useState<ProofAnswer | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    void callProof<WaysToProve>().then((known) => (known ? setWays(known) : onEnd(false)))
  }, [onEnd])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    setIsBusy(true)
    const body = new FormData(event.currentTarget, submitter)
    const next = await callProof({ method: 'POST', body })
    setIsBusy(false)
    if (next?.operation === 'proof.prove' && next.ok) return onEnd(true)
    if (next) setAnswer(next)
  }
  return (
    <Dialog
      open={ways !== null}
      onOpenChange={(isOpen) => isOpen || onEnd(false)}
      title="Confirm that it is you"
      description="This changes who can get into the account, or sends money or data away. Then it goes on by itself."
      size="sm"
    >
      {ways && (
        <form onSubmit={submit} className="grid gap-4">
          <ProofFields
            ways={ways}
            answer={answer}
            isBusy={isBusy}
            next={window.location.pathname + window.location.search}
          />
        </form>
      )}
    </Dialog>
  )
}
