/** Cart rules for the browser. Free of zod, because every page loads them. */

export const maxLineQuantity = 1_000

export const maxCartLines = 100

/**
 * The most that one order may total before tax and shipping: $15,000,000. Sums are stored as 32-bit integers in cents,
 * and no payment provider accepts that much in one payment.
 */
export const mostOrderCents = 1_500_000_000
