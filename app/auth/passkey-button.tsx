import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { type AuthCall, messageOf } from './auth-messages.ts'
import { useHasPasskeys } from './use-has-passkeys.ts'

type Asking = 'account.ask-passkey' | 'second-step.ask-key'
type CeremonyProps = Pick<AuthFormProps, 'call' | 'next'> & {
  label: string
  /** Requests the challenge and takes the answer. */
  ask: Asking
  bring: AuthCall
  fields: Record<string, string>
}

/** Signs in with only a passkey. Shown if the browser supports passkeys. */
export const PasskeyButton = (props: Pick<AuthFormProps, 'call' | 'next'>) => (
  <CeremonyButton
    {...props}
    label="Use a Passkey"
    ask="account.ask-passkey"
    bring="account.sign-in-by-passkey"
    fields={{}}
  />
)

/** The second step with a security key. */
export const SecurityKeyButton = ({
  factor,
  ...props
}: Pick<AuthFormProps, 'call' | 'next'> & { factor: string }) => (
  <CeremonyButton
    {...props}
    label="Use your Security Key"
    ask="second-step.ask-key"
    bring="second-step.use-key"
    fields={{ factor }}
  />
)

function CeremonyButton({ label, next, call, ask, bring, fields }: CeremonyProps) {
  // Nearly every browser supports them, so assuming so avoids a layout shift.
  const hasPasskeys = useHasPasskeys(true)
  const [isOpen, setOpen] = useState(false)
  const asking = useOperation<Asking>({
    failed(answer) {
      const said = messageOf(answer)
      return said && { title: said.title, message: said.description }
    },
    onDone(_operation, { challengeId, options }) {
      setOpen(true)
      startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
        .then((credential) =>
          call.send(bring, {
            ...{ ...fields, challengeId, credential: JSON.stringify(credential) },
            ...(next !== null && { next }),
          }),
        )
        .catch(() => notify.info('No passkey was used', 'Try again, or sign in another way.'))
        .finally(() => setOpen(false))
    },
  })
  if (!hasPasskeys) return null
  // Nothing on the page is stale after this. If it revalidated while the answer redirects, this page would stay up at
  // the next page's URL.
  const begin = () => asking.send(ask, fields, { defaultShouldRevalidate: false })
  return (
    <Button size="lg" isBusy={isOpen || asking.isBusy} onClick={begin} className="noscript:hidden">
      <Fingerprint className="size-5" aria-hidden />
      {label}
    </Button>
  )
}
