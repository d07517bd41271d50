import type { Notice } from '#app/shell/notices.ts'
import type { AuthAnswer } from './auth-answer.ts'

export type AuthFormProps = {
  /** Where to go on to afterwards: a path of ours. */
  next: string | null
  message: Notice | null
  /** What the form was answered with, when it was refused. */
  answer: AuthAnswer | undefined
}
