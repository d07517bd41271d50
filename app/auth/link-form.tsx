import type { AuthFormProps } from './auth-form-props.ts'
import { EmailedLinkForm } from './emailed-link-form.tsx'

/** Signing in without a password. */
export const LinkForm = (props: AuthFormProps) => (
  <EmailedLinkForm
    {...props}
    operation="account.send-sign-in-link"
    title="Sign in by email"
    description="We’ll send you a link that signs you in. No password needed."
    submitLabel="Send Sign-In Link"
  />
)
