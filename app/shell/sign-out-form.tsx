import type { ReactNode } from 'react'
import { Form } from 'react-router'

/** Signing out changes something, so it is a form and no link. */
export function SignOutForm({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Form method="post" action="/auth">
      <button type="submit" name="intent" value="sign-out" className={className}>
        {children}
      </button>
    </Form>
  )
}
