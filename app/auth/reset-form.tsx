import type { AuthFormProps } from './auth-form-props.ts'
import { EmailedLinkForm } from './emailed-link-form.tsx'

export const ResetForm = (props: AuthFormProps) => (
  <EmailedLinkForm
    {...props}
    operation="account.send-reset-link"
    title="Reset your password"
    description="Enter your email address, and we’ll send you a link to choose a new password."
    submitLabel="Send Reset Link"
  />
)
