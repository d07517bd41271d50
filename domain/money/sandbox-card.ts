import { z } from 'zod'

/** Test cards on the sandbox's payment page; its bank responds differently to each. */
export const sandboxCardSchema = z.enum(['approved', 'declined', 'slow'], 'Choose one of the test cards.')
export type SandboxCard = z.output<typeof sandboxCardSchema>
