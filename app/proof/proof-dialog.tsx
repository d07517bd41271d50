import { type FormEvent, useEffect, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { operationOf } from '#domain/people/guarded-actions.ts'
import type { ValueOf } from '#server/operations.ts'
import { readProof } from './load-proof.ts'
import { ProofFields } from './proof-fields.tsx'

/** Confirms who is at the keyboard, over any page; what was started there continues once it is proven. */
export function ProofDialog({ onEnd }: { onEnd(isProven: boolean): void }) {
  const [ways, setWays] = useState<ValueOf<'proof.list-ways'> | null>(null)
  const [error, setError] = useState<string>()
  const [isCodeSent, setCodeSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    void callOperation('proof.list-ways', 'GET /proof', {}).then((known) => {
      if (known.ok) return setWays(known.value)
      sayUnreachable()
      onEnd(false)
    })
  }, [onEnd])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const isShown = operationOf(form) === 'proof.prove'
    setIsBusy(true)
    const answer = isShown
      ? await callOperation('proof.prove', 'POST /proof', readProof(form))
      : await callOperation('proof.send-code', 'POST /proof/code', {})
    setIsBusy(false)
    if (!answer.ok && answer.isOffline) return sayUnreachable()
    if (answer.ok && isShown) return onEnd(true)
    if (!isShown) setCodeSent(answer.ok)
    setError(answer.ok ? undefined : answer.message)
  }
  return (
    <Dialog
      open={ways !== null}
      onOpenChange={(isOpen) => isOpen || onEnd(false)}
      title="Confirm it’s you"
      description="This changes who can get into the account, or sends money or data out. After that, it continues automatically."
      size="sm"
    >
      {ways && (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <ProofFields
            {...{ ways, error, isCodeSent, isBusy }}
            next={window.location.pathname + window.location.search}
          />
        </form>
      )}
    </Dialog>
  )
}

const sayUnreachable = (): void =>
  void notify.error('We couldn’t reach the shop', 'Your entries are still here. Try again in a moment.')
