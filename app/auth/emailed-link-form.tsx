import { Link } from 'react-router'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthCall } from './auth-messages.ts'
import { linkStyle } from './link-style.ts'

type EmailedLinkFormProps = AuthFormProps & {
  operation: AuthCall
  title: string
  description: string
  submitLabel: string
}

/** Asks for the address to send a link to. */
export function EmailedLinkForm(props: EmailedLinkFormProps) {
  const { operation, title, description, submitLabel, next, message, call } = props
  return (
    <AuthFrame
      title={title}
      description={description}
      below={
        <Link to={authAddress('sign-in', next)} className={linkStyle}>
          Back to sign in
        </Link>
      }
    >
      <AuthForm operation={operation} next={next} message={message} call={call} submitLabel={submitLabel}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={call.fieldErrors.email}
        />
      </AuthForm>
    </AuthFrame>
  )
}
