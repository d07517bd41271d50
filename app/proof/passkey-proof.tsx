import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { useRef, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'

/** Asks the browser for one of the account's passkeys, and submits the surrounding form with the passkey's answer. */
export function PasskeyProof({ isAlone }: { isAlone: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const challenge = useRef<HTMLInputElement>(null)
  const credential = useRef<HTMLInputElement>(null)
  const send = useRef<HTMLButtonElement>(null)

  const ask = async (): Promise<void> => {
    const asked = await callOperation('proof.ask-passkey', 'POST /proof/passkey', {})
    if (!asked.ok) return notify.error('No passkey was used', asked.message)
    if (!challenge.current || !credential.current) return
    const optionsJSON = asked.value.options as PublicKeyCredentialRequestOptionsJSON
    const answer = await startAuthentication({ optionsJSON }).catch(() => null)
    if (answer === null) return notify.info('No passkey was used', 'Try again, or confirm another way.')
    challenge.current.value = asked.value.challengeId
    credential.current.value = JSON.stringify(answer)
    send.current?.form?.requestSubmit(send.current)
    // What is typed into the form later is sent without it.
    credential.current.value = ''
  }
  return (
    <>
      <input ref={challenge} type="hidden" name="challengeId" />
      <input ref={credential} type="hidden" name="credential" />
      <button ref={send} type="submit" name="operation" value="proof.prove" formNoValidate hidden>
        Send
      </button>
      <Button
        variant={isAlone ? 'primary' : 'secondary'}
        isBusy={isOpen}
        onClick={() => {
          setOpen(true)
          void ask().finally(() => setOpen(false))
        }}
      >
        <Fingerprint className="size-5" aria-hidden />
        Use a Passkey
      </Button>
    </>
  )
}
