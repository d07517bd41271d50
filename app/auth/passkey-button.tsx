import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { useHasPasskeys } from './use-has-passkeys.ts'

type CeremonyProps = {
  label: string
  next: string | null
  /** The form that asks for the question, and the one that brings the answer. */
  ask: Record<string, string>
  bring: Record<string, string>
}

/** Signs in by a passkey alone. Shown where the browser has them. */
export const PasskeyButton = ({ next }: { next: string | null }) => (
  <CeremonyButton
    label="Use a Passkey"
    next={next}
    ask={{ intent: 'ask-passkey' }}
    bring={{ intent: 'passkey-sign-in' }}
  />
)

/** The second step by a security key. */
export const SecurityKeyButton = ({ factorId, next }: { factorId: string; next: string | null }) => (
  <CeremonyButton
    label="Use your Security Key"
    next={next}
    ask={{ intent: 'ask-key', factorId }}
    bring={{ intent: 'verify-key', factorId }}
  />
)

function CeremonyButton({ label, next, ask, bring }: CeremonyProps) {
  const hasPasskeys = useHasPasskeys()
  const asking = useFetcher<AuthAnswer>()
  const submit = useSubmit()
  const [isOpen, setOpen] = useState(false)
  const question = asking.data?.question

  // biome-ignore lint/correctness/useExhaustiveDependencies: one ceremony for each question that arrives.
  useEffect(() => {
    if (!question) {
      const message = asking.data?.message
      if (message) notify.error('Too many attempts', 'Please wait a while, then try again.')
      return
    }
    setOpen(true)
    startAuthentication({ optionsJSON: question.options as PublicKeyCredentialRequestOptionsJSON })
      .then((credential) =>
        submit(
          {
            ...bring,
            challengeId: question.challengeId,
            credential: JSON.stringify(credential),
            ...(next === null ? {} : { next }),
          },
          { method: 'post', action: '/auth' },
        ),
      )
      .catch(() => notify.info('No passkey was used', 'Try again, or sign in another way.'))
      .finally(() => setOpen(false))
  }, [asking.data])

  if (!hasPasskeys) return null
  return (
    <Button
      size="lg"
      isBusy={isOpen || asking.state !== 'idle'}
      onClick={() => asking.submit(ask, { method: 'post', action: '/auth' })}
    >
      <Fingerprint className="size-5" aria-hidden />
      {label}
    </Button>
  )
}
