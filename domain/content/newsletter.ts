import { z } from 'zod'
import { mailAddressSchema } from '../people/mail-address.ts'

/** docs/spec-map.md S5: required and of email type. */
export const newsletterSignupSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter your email address')
    .max(254, 'Enter a shorter email address')
    .pipe(mailAddressSchema('Enter a valid email address')),
})

export type NewsletterSignup = z.output<typeof newsletterSignupSchema>
