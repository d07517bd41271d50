import { OperationForm } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'
import { TextsCard, type TextsView } from './texts-card.tsx'

export type ProfileView = { email: string; accountType: string; fullName: string; phone: string }

type Props = { profile: ProfileView; texts: TextsView | null; call: CalledProfile }

/** Name and phone, and below them what may be texted to that number. */
export const ProfileForm = ({ profile, texts, call }: Props) => (
  <>
    <PersonalCard profile={profile} call={call} />
    {texts && <TextsCard {...texts} typed={profile.phone} call={call} />}
  </>
)

function PersonalCard({ profile, call }: Omit<Props, 'texts'>) {
  const errors = call.answer?.operation === 'profile.update' ? call.fieldErrors : {}
  return (
    <Card as="section" aria-labelledby="personal">
      <h2 id="personal" className="mb-5 text-lg font-bold">
        Personal information
      </h2>
      <OperationForm of={call} className="grid gap-5 sm:grid-cols-2">
        <TextField label="Email" value={profile.email} readOnly hint="Your email can’t be changed here" />
        <TextField label="Account type" value={profile.accountType} readOnly />
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          required
          maxLength={120}
          defaultValue={profile.fullName}
          error={errors.fullName}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
          defaultValue={profile.phone}
          error={errors.phone}
        />
        <div className="sm:col-span-2">
          <ProfileButton of={call} operation="profile.update" variant="primary">
            Save Changes
          </ProfileButton>
        </div>
      </OperationForm>
    </Card>
  )
}
