import type { PixelCheckKind } from '#domain/checks/pixel-checks.ts'

/** Findings that have a location; resolution and original colors have none. */
export type HeatKind = Exclude<PixelCheckKind, 'enlarged' | 'as_shown'>

/** Distinguishable on any art, and by brightness for people with color blindness. */
export const heatColors: Record<HeatKind, readonly [number, number, number]> = {
  soft_pixels: [255, 0, 170],
  halo: [0, 220, 255],
  white_box: [255, 214, 10],
  thin_lines: [255, 70, 30],
  thin_gaps: [60, 90, 255],
}

export const heatNames: Record<HeatKind, string> = {
  soft_pixels: 'See-through: prints grainy',
  halo: 'Pale fringe: a white outline on dark shirts',
  white_box: 'White box: prints too',
  thin_lines: 'Lines under 0.4 mm: may wash off',
  thin_gaps: 'Gaps under 0.6 mm: may close',
}
