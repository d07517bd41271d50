import { Link } from 'react-router'
import { TextField } from '#app/ui/text-field.tsx'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import { linkStyle } from './link-style.ts'

export function ResetForm({ next, message, answer }: AuthFormProps) {
  return (
    <AuthFrame
      title="Reset your password"
      description="Tell us your email address, and we send you a link to choose a new password."
      below={
        <Link to={authAddress('sign-in', next)} className={linkStyle}>
          Back to sign in
        </Link>
      }
    >
      <AuthForm intent="request-reset" next={next} message={message} submitLabel="Send Reset Link">
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
