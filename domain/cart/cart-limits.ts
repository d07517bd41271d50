/** Rules of the cart as the browser keeps it. Free of zod, because every page loads them. */

export const maxLineQuantity = 1_000

export const maxCartLines = 100

/**
 * What one order may come to before tax and shipping: $15,000,000. Its sums are kept as 32-bit integers of cents, and no
 * payment provider takes as much at once.
 */
export const mostOrderCents = 1_500_000_000
