import { z } from 'zod'

/** Specification, storefront section 5: required and of e-mail type. */
export const subscribeSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter your email address')
    .max(254)
    .pipe(z.email('Enter a valid email address')),
})

export type SubscribeInput = z.output<typeof subscribeSchema>
