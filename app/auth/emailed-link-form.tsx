import { Link } from 'react-router'
import { TextField } from '#app/ui/text-field.tsx'
import { authAddress } from './auth-address.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { AuthFrame } from './auth-frame.tsx'
import { linkStyle } from './link-style.ts'

type EmailedLinkFormProps = AuthFormProps & {
  intent: string
  title: string
  description: string
  submitLabel: string
}

/** Asks for the address that a link goes to. */
export function EmailedLinkForm(props: EmailedLinkFormProps) {
  const { intent, title, description, submitLabel, next, message, answer } = props
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
      <AuthForm intent={intent} next={next} message={message} submitLabel={submitLabel}>
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
