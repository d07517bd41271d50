/** What is looked for in an artwork's pixels; a module of its own, for pages name the checks and never look. */
export const pixelCheckKinds = [
  'soft_pixels',
  'halo',
  'white_box',
  'thin_lines',
  'thin_gaps',
  'enlarged',
  'as_shown',
] as const
export type PixelCheckKind = (typeof pixelCheckKinds)[number]
