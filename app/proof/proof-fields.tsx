import { authAddress } from '#app/auth/auth-address.ts'
import { ProviderButtons } from '#app/auth/provider-buttons.tsx'
import { useHasPasskeys } from '#app/auth/use-has-passkeys.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { ValueOf } from '#server/operations.ts'
import { PasskeyProof } from './passkey-proof.tsx'

type ProofFieldsProps = {
  ways: ValueOf<'proof.list-ways'>
  /** Why what was shown before proved nothing, or no code was sent. */
  error: string | undefined
  /** A code is on its way, or was, and another is asked for. */
  isCodeSent: boolean
  isBusy: boolean
  /** Where somebody who has to sign in once more comes back to. */
  next: string
}

/** The app, the password, or a mailed code where there is neither; and beside it a passkey, or where one signs in. */
export function ProofFields({ ways, error, isCodeSent, isBusy, next }: ProofFieldsProps) {
  const hasPasskey = useHasPasskeys() && ways.passkey
  const isTyped = ways.app || ways.password || ways.code
  const isTrip = ways.providers.length > 0
  if (!isTyped && !hasPasskey && !isTrip) return <SignInAgain next={next} hasPasskey={ways.passkey} />
  return (
    <>
      {isTyped ? (
        <TypedProof {...{ ways, error, isCodeSent, isBusy }} />
      ) : (
        error && <p className="text-red-ink">{error}</p>
      )}
      {isTyped && (hasPasskey || isTrip) && <Or />}
      {hasPasskey && <PasskeyProof isAlone={!isTyped} />}
      <ProviderButtons providers={ways.providers} next={next} />
      {isTrip && (
        <p className="text-sm text-ink-muted">
          Signing in there leads back to this page. Then do once more what you began.
        </p>
      )}
    </>
  )
}

function TypedProof({ ways, error, isCodeSent, isBusy }: Omit<ProofFieldsProps, 'next'>) {
  const code = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10, required: true } as const
  if (ways.app)
    return (
      <>
        <TextField label="Code from your authenticator app" name="appCode" {...code} error={error} />
        <Continue isBusy={isBusy} />
      </>
    )
  if (ways.password)
    return (
      <>
        <TextField
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={256}
          error={error}
        />
        <Continue isBusy={isBusy} />
      </>
    )
  if (isCodeSent)
    return (
      <>
        <input type="hidden" name="way" value="code" />
        <TextField label="Code from the message" name="code" {...code} error={error} />
        <Continue isBusy={isBusy} />
      </>
    )
  return (
    <>
      {error && <p className="text-red-ink">{error}</p>}
      <Button type="submit" name="operation" value="proof.send-code" variant="primary" isBusy={isBusy}>
        Send me a Code
      </Button>
    </>
  )
}

/** `hasPasskey`: there is one, which this browser cannot use. */
const SignInAgain = ({ next, hasPasskey }: { next: string; hasPasskey: boolean }) => (
  <>
    <p>
      {hasPasskey
        ? 'This browser cannot use your passkey, and your account has nothing else to show. '
        : 'Your account has neither a password nor a confirmed address. '}
      Sign in once more to go on.
    </p>
    <LinkButton to={authAddress('sign-in', next, { isAgain: true })} reloadDocument variant="primary">
      Sign In Again
    </LinkButton>
  </>
)

const Or = () => (
  <div className="flex items-center gap-3 text-sm text-ink-muted">
    <span className="h-px grow bg-line" />
    or
    <span className="h-px grow bg-line" />
  </div>
)

const Continue = ({ isBusy }: { isBusy: boolean }) => (
  <Button type="submit" name="operation" value="proof.prove" variant="primary" isBusy={isBusy}>
    Continue
  </Button>
)
