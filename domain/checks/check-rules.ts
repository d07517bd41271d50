import { z } from 'zod'
import { pixelCheckKinds } from './pixel-checks.ts'

/** The checks that the shop configures; anything off the sheet or that does not fit is always refused. */
export const ruledChecks = ['low_resolution', 'overlap', 'too_close', ...pixelCheckKinds] as const
export type RuledCheck = (typeof ruledChecks)[number]

export const checkActions = ['off', 'warn', 'block'] as const
export type CheckAction = (typeof checkActions)[number]

export type CheckRules = Record<RuledCheck, CheckAction>

/** Texts for shop owners. */
export const checkNames: Record<RuledCheck, { name: string; explanation: string }> = {
  low_resolution: { name: 'Too few pixels', explanation: 'Fewer dots per inch than the limit above.' },
  overlap: { name: 'Overlapping artwork', explanation: 'Ink from one artwork overlaps another.' },
  too_close: {
    name: 'Too close together',
    explanation: 'Closer than the sheet’s gap, or inside its margin.',
  },
  soft_pixels: { name: 'See-through pixels', explanation: 'Glows, shadows and fades print grainy.' },
  halo: { name: 'Pale fringe', explanation: 'Leftovers of a white background around a cutout.' },
  white_box: { name: 'White box', explanation: 'A logo that’s still on its white background.' },
  thin_lines: { name: 'Thin lines', explanation: 'Under 0.4 mm at the printed size.' },
  thin_gaps: { name: 'Narrow gaps', explanation: 'Under 0.6 mm at the printed size.' },
  enlarged: { name: 'Enlarged or blurred art', explanation: 'Lots of pixels, but little detail.' },
  as_shown: {
    name: 'Printed as shown',
    explanation: 'CMYK, spot colors and knockouts, which other programs show differently.',
  },
}

const action = z.enum(checkActions)

/** Stored settings may be older than a check, which then warns. */
export const checkRulesSchema = z.object({
  low_resolution: action.default('warn'),
  overlap: action.default('warn'),
  too_close: action.default('warn'),
  soft_pixels: action.default('warn'),
  halo: action.default('warn'),
  white_box: action.default('warn'),
  thin_lines: action.default('warn'),
  thin_gaps: action.default('warn'),
  enlarged: action.default('warn'),
  as_shown: action.default('warn'),
}) satisfies z.ZodType<CheckRules>
