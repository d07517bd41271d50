/** How a subscription ended, in the specification's words (storefront section 8). */
export const newsletterMessages = {
  subscribed: {
    title: 'Thanks for subscribing!',
    description: "You'll receive updates about new collections and special events.",
  },
  /** Where the shop asks for a confirmation (Site Settings, General). */
  waiting: {
    title: 'One more click',
    description: 'We have sent you a mail. Open its link, and you are subscribed.',
  },
  already_subscribed: {
    title: 'Already subscribed!',
    description: 'This email is already signed up for our newsletter.',
  },
  failed: { title: 'Subscription failed', description: 'Please try again later.' },
} as const

export type NewsletterOutcome =
  | { outcome: keyof typeof newsletterMessages }
  | { outcome: 'invalid'; message: string; email: string }
