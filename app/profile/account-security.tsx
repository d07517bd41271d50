import { OperationForm } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'

export function AccountSecurity({ email, call }: { email: string; call: CalledProfile }) {
  return (
    <Card as="section" aria-labelledby="security">
      <h2 id="security" className="text-lg font-bold">
        Account Security
      </h2>
      <p className="mt-2 mb-5 text-ink-muted">
        We’ll send a link to {email}. It lets you choose a new password and signs you out everywhere else.
      </p>
      <OperationForm of={call}>
        <ProfileButton of={call} operation="profile.reset-password">
          Reset Password
        </ProfileButton>
      </OperationForm>
    </Card>
  )
}
