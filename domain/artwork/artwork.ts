import { uploadLimits } from '#domain/upload-limits.ts'
import type { Placement } from './gang-sheet.ts'
import type { InkBox } from './ink-box.ts'

/** Specification of issue "gang sheet": artworks of up to 100 MB each. */
export const maxArtworkBytes = uploadLimits.artwork

/** For SVG: text that has to be read completely before anything about it is known. */
export const maxSvgBytes = uploadLimits.drawing
export const svgTooLarge =
  'This SVG is over 5 MB. Save the drawing as a PDF, or as a PNG at 300 dpi, and upload that.'

/** The types that browsers can display themselves. */
export const pictureContentTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Drawings made of lines and areas: rendered again at each printed size, so that they are sharp at all of them. */
export const vectorContentTypes = ['image/svg+xml', 'application/pdf'] as const
export type VectorContentType = (typeof vectorContentTypes)[number]

/**
 * Images that not every browser displays, or that hold more than one picture. A Photoshop file is printed as saved,
 * flattened.
 */
const furtherContentTypes = ['image/tiff', 'image/avif', 'image/gif', 'image/vnd.adobe.photoshop'] as const

export const artworkContentTypes = [
  ...pictureContentTypes,
  ...furtherContentTypes,
  ...vectorContentTypes,
] as const
export type ArtworkContentType = (typeof artworkContentTypes)[number]

export const isVector = (contentType: string | null): contentType is VectorContentType =>
  vectorContentTypes.some((type) => type === contentType)

/** A drawing is measured on a grid with this many px on its longer side: the film's 22 in at 300 dpi. */
export const vectorGridSide = 6_600

/** Files state densities from 0 to nonsense; a value that no scanner or drawing has is ignored. */
export const minStatedDpi = 10
export const maxStatedDpi = 4_800

/** The most pages of one PDF that become artworks. */
export const maxPages = 50

/** A whole sheet of 22 × 120 in at 300 dpi is 6,600 × 36,000 px, 238 megapixels; that must pass. */
export const maxArtworkPixels = 300_000_000

/** Interlaced, progressive, rotated and WebP files are decoded as a whole, at up to 10 bytes a pixel. */
export const maxWholeDecodePixels = 64_000_000

/** `uploading` until all bytes have arrived, `inspecting` until the server has looked at them. */
export const artworkStates = ['uploading', 'inspecting', 'ready', 'rejected'] as const
export type ArtworkState = (typeof artworkStates)[number]

/** Longest sides of the images that pages show, in px. */
export const previewSide = 1_600
export const thumbnailSide = 320

export type DpiTier = 'excellent' | 'good' | 'fair' | 'low'

/** docs/decisions.md 19: under 150 dpi looks bad; above 300 gains nothing. */
export function dpiTier(effectiveDpi: number): DpiTier {
  if (effectiveDpi >= 300) return 'excellent'
  if (effectiveDpi >= 200) return 'good'
  return effectiveDpi >= 150 ? 'fair' : 'low'
}

const aspectTolerance = 0.01

/** Whether a placement shows its artwork undistorted: its sides keep the ratio of the ink box, within 1 %. */
export function keepsAspectRatio(
  placement: Pick<Placement, 'width' | 'height'>,
  ink: Pick<InkBox, 'width' | 'height'>,
): boolean {
  const stretch = (placement.width * ink.height) / (placement.height * ink.width)
  return Math.abs(stretch - 1) <= aspectTolerance
}
