import { Link } from 'react-router'
import { TextField } from '#app/ui/text-field.tsx'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import { linkStyle } from './link-style.ts'

/** Signing in without a password. */
export function LinkForm({ next, message, answer }: AuthFormProps) {
  return (
    <AuthFrame
      title="Sign in by email"
      description="We send you a link that signs you in. No password needed."
      below={
        <Link to={authAddress('sign-in', next)} className={linkStyle}>
          Back to sign in
        </Link>
      }
    >
      <AuthForm intent="request-link" next={next} message={message} submitLabel="Send Sign-In Link">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={answer?.values.email}
          error={answer?.fieldErrors.email}
        />
      </AuthForm>
    </AuthFrame>
  )
}
