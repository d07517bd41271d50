import { z } from 'zod'

/** What the browser's cookie is set to; a page's script is never told. */
export const sessionShape = z.object({
  value: z.string(),
  expiresAt: z.date(),
  lacksSecondFactor: z.boolean(),
})

/** What the browser's authenticator is asked. */
export const questionShape = z.object({
  challengeId: z.string(),
  options: z.custom<object>((given) => typeof given === 'object'),
})
