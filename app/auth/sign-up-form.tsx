import { Link } from 'react-router'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import { linkStyle } from './link-style.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

export function SignUpForm({ next, message, call }: AuthFormProps) {
  const { fieldErrors: errors } = call
  return (
    <AuthFrame
      title="Create your account"
      description="Save your designs, track your orders, and reorder in a minute."
      below={
        <p>
          Already have an account?{' '}
          <Link to={authAddress('sign-in', next)} className={linkStyle}>
            Sign in
          </Link>
        </p>
      }
    >
      <AuthForm
        operation="account.sign-up"
        next={next}
        message={message}
        call={call}
        submitLabel="Create Account"
      >
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          required
          maxLength={120}
          error={errors.fullName}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
          error={errors.phone}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <NewPasswordFields label="Password" errors={errors} />
      </AuthForm>
    </AuthFrame>
  )
}
