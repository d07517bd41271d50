import { OperationForm } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { ValueOf } from '#server/operations.ts'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'

type EnrollmentProps = ValueOf<'factors.begin-app'> & { call: CalledProfile; onCancel: () => void }

/** An authenticator app that is being set up; fetched when that happens. */
export function Enrollment({ factor, secret, picture, call, onCancel }: EnrollmentProps) {
  return (
    <OperationForm of={call} className="grid gap-5 sm:grid-cols-[auto_1fr]">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
        alt="QR code for your authenticator app"
        className="size-44 rounded-md border border-line bg-white p-2"
      />
      <div className="grid content-start gap-4">
        <p>Scan the QR code with your authenticator app, or type this key into it:</p>
        <p className="slug break-all select-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <input type="hidden" name="factor" value={factor} />
        <TextField
          label="Code from the app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={10}
        />
        <div className="flex flex-wrap gap-3">
          <ProfileButton of={call} operation="factors.finish-app" variant="primary">
            Turn On
          </ProfileButton>
          <Button variant="quiet" onClick={onCancel}>
            Not now
          </Button>
        </div>
      </div>
    </OperationForm>
  )
}
