import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { minPasswordLength } from '#domain/people/password-length.ts'

export function NewPasswordFields({
  label,
  minLength = minPasswordLength,
  errors,
}: {
  label: string
  /** Longer for staff. */
  minLength?: number
  errors: FieldErrors
}) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={minLength}
        hint={`At least ${minLength} characters`}
        error={errors.password}
      />
      <TextField
        label="Confirm password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        minLength={minLength}
        error={errors.confirmPassword}
      />
    </>
  )
}
