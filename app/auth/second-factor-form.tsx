import type { CalledOperation } from '#app/operations/operation-form.tsx'
import { SignOutForm } from '#app/shell/sign-out-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthCall } from './auth-messages.ts'
import { SecurityKeyButton } from './passkey-button.tsx'
import type { SecondFactorView } from './second-factor-view.ts'

/** After the password or link: the code from an app, a text message, a security key, or a recovery code. */
export function SecondFactorForm({ view, next, message, call }: AuthFormProps & { view: SecondFactorView }) {
  const app = view.factors.find(({ type }) => type === 'totp')
  const phone = view.factors.find(({ type }) => type === 'phone')
  const key = view.factors.find(({ type }) => type === 'webauthn')
  const texted = phone && call.valueOf('second-step.text-code')
  const code = texted ? phone : app
  return (
    <AuthFrame
      title="One more step"
      description={<>Confirm it’s really you, {view.email}.</>}
      below={
        <SignOutForm next="/auth">
          <Button type="submit" variant="quiet">
            Sign in as someone else
          </Button>
        </SignOutForm>
      }
    >
      <div className="grid gap-6">
        {code && (
          <AuthForm
            operation="second-step.verify-code"
            next={next}
            message={message}
            call={call}
            submitLabel="Continue"
          >
            <input type="hidden" name="factor" value={code.id} />
            {texted && <input type="hidden" name="challengeId" value={texted.challengeId} />}
            <TextField
              key={code.id}
              label={texted ? 'Code from the text message' : 'Code from your authenticator app'}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={10}
            />
          </AuthForm>
        )}
        {key && <SecurityKeyButton factor={key.id} next={next} call={call} />}
        {phone && !texted && (
          <AuthForm
            operation="second-step.text-code"
            next={next}
            message={code ? null : message}
            call={call}
            submitLabel="Text me a Code"
          >
            <input type="hidden" name="factor" value={phone.id} />
          </AuthForm>
        )}
        <RecoveryCodeForm hasOther={Boolean(code ?? key ?? phone)} next={next} call={call} />
      </div>
    </AuthFrame>
  )
}

function RecoveryCodeForm({
  hasOther,
  next,
  call,
}: {
  hasOther: boolean
  next: string | null
  call: CalledOperation<AuthCall>
}) {
  return (
    <details open={hasOther ? undefined : true}>
      <summary className="cursor-pointer text-sm font-semibold">Use a recovery code instead</summary>
      <div className="mt-4">
        <AuthForm
          operation="second-step.use-recovery-code"
          next={next}
          message={null}
          call={call}
          submitLabel="Use Recovery Code"
        >
          <TextField
            label="Recovery code"
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={40}
          />
        </AuthForm>
      </div>
    </details>
  )
}
