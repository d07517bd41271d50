/** docs/spec-map.md S9, smallest first. */
export const tshirtSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const
export type TshirtSize = (typeof tshirtSizes)[number]

export const isTshirtSize = (text: string): text is TshirtSize =>
  (tshirtSizes as readonly string[]).includes(text)
