import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import { linkStyle } from './link-style.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { type Provider, ProviderButtons } from './provider-buttons.tsx'

export function SignInForm({ next, message, answer, providers }: AuthFormProps & { providers: Provider[] }) {
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
      <div className="mt-5 grid gap-3 border-t border-line pt-5">
        <ProviderButtons providers={providers} next={next} />
        <PasskeyButton next={next} />
        <LinkButton to={authAddress('link', next)} size="lg">
          <Mail className="size-5" aria-hidden />
          Email Me a Sign-In Link
        </LinkButton>
      </div>
    </AuthFrame>
  )
}
