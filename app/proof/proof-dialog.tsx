import { type FormEvent, useEffect, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { WaysToProve } from '#server/auth/index.ts'
import type { ProofAnswer } from './answer-proof.ts'
import { ProofFields } from './proof-fields.tsx'

const address = '/auth/proof'

/** Asks who is at the keyboard, over whatever page; what was begun there goes on once it is proven. */
export function ProofDialog({ onEnd }: { onEnd(isProven: boolean): void }) {
  const [ways, setWays] = useState<WaysToProve | null>(null)
  const [answer, setAnswer] = useState<ProofAnswer | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    void call<WaysToProve>(address).then((known) => (known ? setWays(known) : onEnd(false)))
  }, [onEnd])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    setIsBusy(true)
    const body = new FormData(event.currentTarget, submitter)
    const next = await call<ProofAnswer>(address, { method: 'POST', body })
    setIsBusy(false)
    if (next?.state === 'proven') return onEnd(true)
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
          <ProofFields ways={ways} answer={answer} isBusy={isBusy} signInPath="/auth?again=1" />
        </form>
      )}
    </Dialog>
  )
}

/** Null, and a toast, when no answer came. */
async function call<Answer>(path: string, request?: RequestInit): Promise<Answer | null> {
  const answer = await fetch(path, { ...request, cache: 'no-store' }).catch(() => null)
  if (answer?.ok) return answer.json()
  notify.error('The shop could not be reached', 'What you filled in is still here. Try again in a moment.')
  return null
}
