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
  /** Why the last proof was rejected, or why no code was sent. */
  error: string | undefined
  /** A code has been requested or sent, and the user can ask for another. */
  isCodeSent: boolean
  isBusy: boolean
  /** Where someone who has to sign in again comes back to. */
  next: string
}

/** The app, the password, or an emailed code if there is neither; plus a passkey, or the linked providers. */
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
          Signing in there brings you back to this page. Then repeat what you started.
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

/** `hasPasskey`: there is one, but this browser cannot use it. */
const SignInAgain = ({ next, hasPasskey }: { next: string; hasPasskey: boolean }) => (
  <>
    <p>
      {hasPasskey
        ? 'This browser can’t use your passkey, and your account has no other way to confirm it’s you. '
        : 'Your account has neither a password nor a confirmed address. '}
      Sign in again to continue.
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
