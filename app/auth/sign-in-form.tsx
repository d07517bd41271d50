import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { OpenWays } from '#server/auth/index.ts'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormMessage } from './form-message.tsx'
import { linkStyle } from './link-style.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { type Provider, ProviderButtons } from './provider-buttons.tsx'

type SignInFormProps = AuthFormProps & { providers: Provider[]; ways: OpenWays }

/** All the ways that the operator has enabled. */
export function SignInForm({ next, message, call, providers, ways }: SignInFormProps) {
  return (
    <AuthFrame
      title="Sign in"
      description="Your saved designs, orders and edit requests are waiting."
      below={
        ways.signUp &&
        ways.password && (
          <p>
            New here?{' '}
            <Link to={authAddress('sign-up', next)} className={linkStyle}>
              Create an account
            </Link>
          </p>
        )
      }
    >
      {ways.password ? (
        <PasswordForm next={next} message={message} call={call} />
      ) : (
        message && <FormMessage notice={message} />
      )}
      <div className={ways.password ? 'mt-5 grid gap-3 border-t border-line pt-5' : 'mt-5 grid gap-3'}>
        <ProviderButtons providers={providers} next={next} />
        {ways.passkey && <PasskeyButton next={next} call={call} />}
        {ways.email_link && (
          <LinkButton to={authAddress('link', next)} size="lg">
            <Mail className="size-5" aria-hidden />
            Email Me a Sign-In Link
          </LinkButton>
        )}
      </div>
    </AuthFrame>
  )
}

function PasswordForm({ next, message, call }: AuthFormProps) {
  const { typed, fieldErrors: errors } = call
  return (
    <AuthForm operation="account.sign-in" next={next} message={message} call={call} submitLabel="Sign In">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={typed('email')}
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
  )
}
