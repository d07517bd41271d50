import type { CalledOperation } from '#app/operations/operation-form.tsx'
import type { Notice } from '#app/shell/notices.ts'
import type { AuthCall } from './auth-messages.ts'

export type AuthFormProps = {
  /** Where to continue afterwards: a path on our own site. */
  next: string | null
  message: Notice | null
  call: CalledOperation<AuthCall>
}
