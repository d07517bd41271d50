import { Link } from 'react-router'
import { TextField } from '#app/ui/text-field.tsx'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import { linkStyle } from './link-style.ts'

export function SignInForm({ next, message, answer }: AuthFormProps) {
  const errors = answer?.fieldErrors ?? {}
  return (
    <AuthFrame
      title="Sign in"
      description="Your saved designs, orders and edit requests are waiting."
      below={
        <p>
          New here?{' '}
          <Link to={authAddress('sign-up', next)} className={linkStyle}>
            Create an account
          </Link>
        </p>
      }
    >
      <AuthForm intent="sign-in" next={next} message={message} submitLabel="Sign In">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={answer?.values.email}
          error={errors.email}
        />
        <div>
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
          <p className="mt-2 text-sm">
            <Link to={authAddress('reset', next)} className={linkStyle}>
              Forgot your password?
            </Link>
          </p>
        </div>
      </AuthForm>
    </AuthFrame>
  )
}
