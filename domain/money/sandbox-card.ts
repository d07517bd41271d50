import { z } from 'zod'

/** Test cards of the sandbox's payment page; its bank says something else to each. */
export const sandboxCardSchema = z.enum(['approved', 'declined', 'slow'], 'Choose one of the test cards.')
export type SandboxCard = z.output<typeof sandboxCardSchema>
