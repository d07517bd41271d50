import type { z } from 'zod'
import { table } from '#domain/table.ts'

/** Messages that the official client knows, by field; its users compare them. */
const knownWords = table<(issue: z.core.$ZodIssue) => string | null>({
  // When a valid mailbox can't be written to, the reason is in our own words.
  email: ({ code }) => (code === 'custom' ? null : 'Unable to validate email address: invalid format'),
  phone: () => 'Invalid phone number format (E.164 required)',
  password: (issue) =>
    issue.code === 'too_small' ? `Password should be at least ${issue.minimum} characters` : null,
})

export function sayWhatIsWrong(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues
  if (!issue) return 'The body is not as expected.'
  return knownWords[String(issue.path[0])]?.(issue) ?? issue.message
}
