import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { notify } from '#app/ui/toast.tsx'
import type { ProfileAnswer } from './answer-profile-form.ts'

/** Asks the browser's authenticator for a new passkey, and brings it to the profile page. */
export function useAddPasskey(): { begin(): void; isBusy: boolean } {
  const asking = useFetcher<ProfileAnswer>()
  const submit = useSubmit()
  const [isOpen, setOpen] = useState(false)
  const question = asking.data?.question

  // biome-ignore lint/correctness/useExhaustiveDependencies: one ceremony for each question that arrives.
  useEffect(() => {
    if (!question) return
    setOpen(true)
    startRegistration({ optionsJSON: question.options as PublicKeyCredentialCreationOptionsJSON })
      .then((credential) =>
        submit(
          {
            intent: 'add-passkey',
            challengeId: question.challengeId,
            credential: JSON.stringify(credential),
          },
          { method: 'post', action: '/profile' },
        ),
      )
      .catch(() => notify.info('No passkey was added', 'Try again, or use another device.'))
      .finally(() => setOpen(false))
  }, [question])

  return {
    begin: () => asking.submit({ intent: 'begin-passkey' }, { method: 'post', action: '/profile' }),
    isBusy: isOpen || asking.state !== 'idle',
  }
}
