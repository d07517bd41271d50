import { z } from 'zod'

/** The browser's cookie; never exposed to a page's script. */
export const sessionShape = z.object({
  value: z.string(),
  expiresAt: z.date(),
  lacksSecondFactor: z.boolean(),
})

/** The challenge for the browser's authenticator. */
export const questionShape = z.object({
  challengeId: z.string(),
  options: z.custom<object>((given) => typeof given === 'object'),
})
