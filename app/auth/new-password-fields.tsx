import { TextField } from '#app/ui/text-field.tsx'
import { minPasswordLength } from '#domain/account.ts'
import type { FieldErrors } from '#domain/field-errors.ts'

export function NewPasswordFields({ label, errors }: { label: string; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={minPasswordLength}
        hint={`At least ${minPasswordLength} characters`}
        error={errors.password}
      />
      <TextField
        label="Confirm password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        minLength={minPasswordLength}
        error={errors.confirmPassword}
      />
    </>
  )
}
