import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useOperation } from '#app/operations/operation-form.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { CalledProfile } from './profile-messages.ts'

/** Asks the browser's authenticator for a new passkey, and submits it to the profile page. */
export function useAddPasskey(page: CalledProfile): { begin(): void; isBusy: boolean } {
  const [isOpen, setOpen] = useState(false)
  const asking = useOperation<'passkeys.begin'>({
    failed: 'The passkey wasn’t added',
    onDone: (_operation, { challengeId, options }) => {
      setOpen(true)
      startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
        .then((credential) =>
          page.send('passkeys.add', { challengeId, credential: JSON.stringify(credential) }),
        )
        .catch(() => notify.info('No passkey was added', 'Try again, or use another device.'))
        .finally(() => setOpen(false))
    },
  })
  return {
    begin: () => asking.send('passkeys.begin', {}, { defaultShouldRevalidate: false }),
    isBusy: isOpen || asking.isBusy,
  }
}
