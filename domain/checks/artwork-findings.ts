import type { Mm } from '../units.ts'
import { millimetersPerInch } from '../units.ts'
import type { ArtworkFacts } from './measure-artwork.ts'
import type { PixelCheckKind } from './pixel-checks.ts'
import { lengthThinnerThan } from './thin-parts.ts'

/** docs/decisions.md 19: thinner lines wash off, narrower gaps fill with glue; mm. */
export const thinnestLine = 0.4
export const narrowestGap = 0.6

const softFrom = 0.02
const haloFrom = 0.15
/**
 * The minimum total length: a speck or a serif is not a finding. Characters end in acute corners, which grow with the
 * art, so there is also a minimum relative to its longer side; mm.
 */
const leastThinLength = 4
const leastThinShare = 0.05
/** Art drawn at its size has edges up to this many px wide, smoothing included. */
const sharpEdge = 1.5
const enlargedFrom = 2.1

export type PixelFinding = { kind: PixelCheckKind; message: string }

/** What in an artwork will not print well at a printed width, explained for someone who has never printed before. */
export function findInPixels(
  facts: ArtworkFacts,
  { name, width }: { name: string; width: Mm },
  warnBelowDpi: number,
): PixelFinding[] {
  const found: PixelFinding[] = []
  const add = (kind: PixelCheckKind, message: string): void => void found.push({ kind, message })
  const perMillimeter = facts.width / width
  const least = Math.max(
    leastThinLength,
    (leastThinShare * Math.max(facts.width, facts.height)) / perMillimeter,
  )
  if (facts.softShare >= softFrom)
    add(
      'soft_pixels',
      `${percent(facts.softShare)} of “${name}” is see-through: shadows, glows or fades. White ink is printed under every dot, so they come out grainy and whitish.`,
    )
  if (facts.haloShare >= haloFrom)
    add(
      'halo',
      `“${name}” has a pale fringe around its edge, left over from a cut-out background. On a dark shirt it shows as a white outline.`,
    )
  if (facts.hasWhiteBox)
    add(
      'white_box',
      `“${name}” has a white box behind it. The box prints too, and shows on every shirt that isn’t white.`,
    )
  const lines = lengthThinnerThan(facts.lines, thinnestLine * perMillimeter) / perMillimeter
  if (lines >= least)
    add(
      'thin_lines',
      `“${name}” has lines thinner than ${thinnestLine} mm at this size. They may not stick to the shirt, or may wash off. Print it larger or thicken them.`,
    )
  const gaps = lengthThinnerThan(facts.gaps, narrowestGap * perMillimeter) / perMillimeter
  if (gaps >= least)
    add(
      'thin_gaps',
      `“${name}” has gaps narrower than ${narrowestGap} mm at this size. They may fill up with glue and close. Print it larger or widen them.`,
    )
  const detail = detailDpi(facts, width)
  if (detail !== null && detail < warnBelowDpi)
    add(
      'enlarged',
      `“${name}” looks enlarged or blurred: it has the detail of about ${detail} dpi, whatever its size in pixels. Upload the original, or print it smaller.`,
    )
  if (facts.hasInkColors)
    add(
      'as_shown',
      `“${name}” has CMYK or spot colors. They print as they look here, in RGB. If an exact shade matters, save it with RGB colors.`,
    )
  if (facts.hasKnockouts)
    add(
      'as_shown',
      `“${name}” has see-through parts that knock each other out, which programs draw differently. They print as they look here. If that’s not what you meant, save it as a PNG at 300 dpi.`,
    )
  if (facts.hasRareEffects)
    add(
      'as_shown',
      `“${name}” has masks or repeating gradients, which programs draw differently. They print as they look here. If that’s not what you meant, save it as a PNG at 300 dpi.`,
    )
  return found
}

/**
 * The dpi of the detail visible in it, judged by how wide its sharpest edges are; null where the art is sharp or the
 * measure is inconclusive.
 */
export function detailDpi({ edgeWidth, width: pixels }: ArtworkFacts, printed: Mm): number | null {
  if (edgeWidth === null || edgeWidth < enlargedFrom) return null
  return Math.round(((pixels / printed) * millimetersPerInch * sharpEdge) / edgeWidth)
}

const percent = (share: number): string => `${Math.max(1, Math.round(share * 100))}%`
