import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Notice } from '#app/shell/notices.ts'
import { Button } from '#app/ui/button.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { FormMessage } from './form-message.tsx'

/** One form of /auth: what it is for, its fields, and its one button. Works before and without JavaScript. */
export function AuthForm({
  intent,
  next,
  message,
  submitLabel,
  children,
}: {
  intent: string
  next: string | null
  message: Notice | null
  submitLabel: string
  children?: ReactNode
}) {
  const { formData } = useNavigation()
  return (
    <Form method="post" className="grid gap-5">
      {message && <FormMessage notice={message} />}
      <input type="hidden" name="intent" value={intent} />
      {next !== null && <input type="hidden" name="next" value={next} />}
      {children}
      <CaptchaField intent={intent} />
      <Button type="submit" variant="primary" size="lg" isBusy={formData?.get('intent') === intent}>
        {submitLabel}
      </Button>
    </Form>
  )
}
