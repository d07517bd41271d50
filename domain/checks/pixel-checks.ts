/** The checks run on an artwork's pixels; a module of its own, because pages name the checks but never run them. */
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
