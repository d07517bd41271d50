/** Rules of the cart as the browser keeps it. Free of zod, because every page loads them. */

export const maxLineQuantity = 1_000

export const maxCartLines = 100
