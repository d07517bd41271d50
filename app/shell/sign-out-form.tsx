import type { ReactNode } from 'react'
import { Form } from 'react-router'

type SignOutFormProps = { className?: string; next?: string; children: ReactNode }

/**
 * Signing out changes something, so it is a form and not a link. Wraps its button; goes to the home page unless `next`
 * says otherwise.
 */
export const SignOutForm = ({ className, next, children }: SignOutFormProps) => (
  <Form method="post" action="/auth" className={className}>
    <input type="hidden" name="operation" value="account.sign-out" />
    {next && <input type="hidden" name="next" value={next} />}
    {children}
  </Form>
)
