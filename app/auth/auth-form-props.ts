import type { CalledOperation } from '#app/operations/operation-form.tsx'
import type { Notice } from '#app/shell/notices.ts'
import type { AuthCall } from './auth-messages.ts'

export type AuthFormProps = {
  /** Where to go on to afterwards: a path of ours. */
  next: string | null
  message: Notice | null
  call: CalledOperation<AuthCall>
}
