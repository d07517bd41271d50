import { Link } from 'react-router'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { MailedLink } from '#domain/people/mailed-links.ts'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import { authMessages } from './auth-messages.ts'
import { linkStyle } from './link-style.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** The form that the link in the reset email opens. */
export function NewPasswordForm({
  token,
  minLength,
  next,
  message,
  call,
}: AuthFormProps & { token: string; minLength: number }) {
  return (
    <AuthFrame
      title="Choose a new password"
      description="You’ll be signed in right away, and signed out everywhere else."
      below={
        <Link to={authAddress('reset', next)} className={linkStyle}>
          Request another link
        </Link>
      }
    >
      <AuthForm
        operation="account.choose-password"
        next={next}
        message={message}
        call={call}
        submitLabel="Set New Password"
      >
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields label="New password" minLength={minLength} errors={call.fieldErrors} />
      </AuthForm>
    </AuthFrame>
  )
}

/**
 * The form that the link in the confirmation email opens: it has a button because mail scanners open links but don't
 * press anything.
 */
export function ConfirmEmailForm({ token, message, call }: AuthFormProps & { token: string }) {
  const asksForPassword = message === authMessages.password_needed || message === authMessages.wrong_password
  return (
    <AuthFrame
      title="Confirm your email address"
      description="So proofs and order updates reach you."
      below={
        <Link to={asksForPassword ? authAddress('reset', null) : '/auth'} className={linkStyle}>
          {asksForPassword ? 'Reset your password' : 'Go to your account'}
        </Link>
      }
    >
      <AuthForm
        operation="account.confirm-email"
        next={null}
        message={message}
        call={call}
        submitLabel="Confirm my Email"
      >
        <input type="hidden" name="token" value={token} />
        {asksForPassword && (
          <TextField
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={256}
          />
        )}
      </AuthForm>
    </AuthFrame>
  )
}

const mailedLinkWords: Record<MailedLink, { title: string; description: string; submitLabel: string }> = {
  magiclink: {
    title: 'Sign in',
    description: 'This link signs you in on this device, without a password.',
    submitLabel: 'Sign In',
  },
  invite: {
    title: 'Accept your invitation',
    description: 'Your account is ready for you.',
    submitLabel: 'Accept',
  },
  email_change: {
    title: 'A new email address',
    description: 'Your address changes once you’ve confirmed it from both the old and the new mailbox.',
    submitLabel: 'Agree to the Change',
  },
}

/** The form that the other links in our emails open; it has a button for the same reason. */
export function MailedLinkForm({
  type,
  token,
  next,
  message,
  call,
}: AuthFormProps & { type: MailedLink; token: string }) {
  const { title, description, submitLabel } = mailedLinkWords[type]
  return (
    <AuthFrame
      title={title}
      description={description}
      below={
        <Link to={authAddress('sign-in', next)} className={linkStyle}>
          Sign in another way
        </Link>
      }
    >
      <AuthForm
        operation="account.follow-link"
        next={next}
        message={message}
        call={call}
        submitLabel={submitLabel}
      >
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="token" value={token} />
      </AuthForm>
    </AuthFrame>
  )
}
