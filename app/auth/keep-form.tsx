import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { OpenWays } from '#server/auth/index.ts'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import { linkStyle } from './link-style.ts'

/**
 * For someone who has just laid out a sheet and has no account: only an email address, plus a password for those who
 * want one.
 */
export function KeepForm({ next, message, call, ways }: AuthFormProps & { ways: OpenWays }) {
  const isMailed = call.answer?.ok === true
  return (
    <AuthFrame
      title="Your sheet is saved. Where should we send it?"
      description="We’ll email you a link. Open it on this device, and your sheet goes into your cart. No password needed."
      below={
        <>
          {ways.password && (
            <p>
              <Link to={authAddress('sign-in', next)} className={linkStyle}>
                I have an account
              </Link>{' '}
              ·{' '}
              <Link to={authAddress('sign-up', next)} className={linkStyle}>
                Create an account with a password
              </Link>
            </p>
          )}
          <p className="mt-2">
            <Link to={next ?? '/builder'} className={linkStyle}>
              Order it without an account
            </Link>
          </p>
        </>
      }
    >
      {isMailed ? (
        <p role="status" className="flex items-start gap-3 rounded-md bg-green-wash p-4 text-green-ink">
          <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong className="font-semibold">Check your email.</strong> Your sheet stays on this device until
            you open the link here.
          </span>
        </p>
      ) : (
        <AuthForm
          operation="account.send-sign-in-link"
          next={next}
          message={message}
          call={call}
          submitLabel="Email me the link"
        >
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            error={call.fieldErrors.email}
          />
        </AuthForm>
      )}
    </AuthFrame>
  )
}
