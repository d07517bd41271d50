import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'

export type ProfileView = { email: string; accountType: string; fullName: string; phone: string }

export function ProfileForm({ profile, errors }: { profile: ProfileView; errors: FieldErrors }) {
  const { formData } = useNavigation()
  return (
    <Card as="section" aria-labelledby="personal">
      <h2 id="personal" className="mb-5 text-lg font-bold">
        Personal information
      </h2>
      <Form method="post" className="grid gap-5 sm:grid-cols-2">
        <TextField label="Email" value={profile.email} readOnly hint="Your email cannot be changed here" />
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
          <Button
            type="submit"
            name="intent"
            value="update"
            variant="primary"
            isBusy={formData?.get('intent') === 'update'}
          >
            Save Changes
          </Button>
        </div>
      </Form>
    </Card>
  )
}
