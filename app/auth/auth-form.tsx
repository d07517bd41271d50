import type { ReactNode } from 'react'
import { OperationButton, OperationForm } from '#app/operations/operation-form.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import type { AuthCall } from './auth-messages.ts'
import { CaptchaField } from './captcha-field.tsx'
import { FormMessage } from './form-message.tsx'

/** One form of /auth: its purpose, its fields, and its one button. Works before and without JavaScript. */
export function AuthForm({
  operation,
  next,
  message,
  call,
  submitLabel,
  children,
}: AuthFormProps & { operation: AuthCall; submitLabel: string; children?: ReactNode }) {
  return (
    <OperationForm
      of={call}
      className="grid gap-5"
      // The errors of the last answer may no longer apply.
      onChange={() => Object.keys(call.fieldErrors).length > 0 && call.forget()}
    >
      {message && <FormMessage notice={message} />}
      {next !== null && <input type="hidden" name="next" value={next} />}
      {children}
      <CaptchaField />
      <OperationButton
        of={call}
        operation={operation}
        variant="primary"
        size="lg"
        isBusy={call.isBusy && call.fetcher.formData?.get('operation') === operation}
      >
        {submitLabel}
      </OperationButton>
    </OperationForm>
  )
}
