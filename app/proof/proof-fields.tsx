import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { WaysToProve } from '#server/auth/index.ts'
import type { ProofAnswer } from './answer-proof.ts'

type ProofFieldsProps = { ways: WaysToProve; answer: ProofAnswer | null; isBusy: boolean; signInPath: string }

/** The strongest that the account has: its app, its password, or a mailed code where it has neither. */
export function ProofFields({ ways, answer, isBusy, signInPath }: ProofFieldsProps) {
  const error = answer?.state === 'refused' ? answer.message : undefined
  const isCodeSent = answer?.state === 'code-sent' || (answer?.state === 'refused' && answer.isCodeSent)
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
  if (ways.code && isCodeSent)
    return (
      <>
        <TextField label="Code from the message" name="code" {...code} error={error} />
        <Continue isBusy={isBusy} />
      </>
    )
  if (ways.code)
    return (
      <>
        {error && <p className="text-red-ink">{error}</p>}
        <Button type="submit" name="intent" value="send-proof-code" variant="primary" isBusy={isBusy}>
          Send me a Code
        </Button>
      </>
    )
  return (
    <>
      <p>Your account has neither a password nor a confirmed address. Sign in once more to go on.</p>
      <LinkButton to={signInPath} reloadDocument variant="primary">
        Sign In Again
      </LinkButton>
    </>
  )
}

const Continue = ({ isBusy }: { isBusy: boolean }) => (
  <Button type="submit" name="intent" value="prove" variant="primary" isBusy={isBusy}>
    Continue
  </Button>
)
