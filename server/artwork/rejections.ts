import { maxPages, svgTooLarge } from '#domain/artwork/artwork.ts'
import { fontNames } from '#domain/lettering/fonts.ts'

const houseFonts = Object.values(fontNames).join(', ')

/** Why a file cannot be printed, and what to do, in words for the shopper. */
export const rejections = {
  wrongType:
    'This file is no picture or drawing that we can read. Save it as a PNG (always right) or PDF and upload that.',
  heic: 'This is a HEIC photo, which only some programs can open. Export it as a JPEG or PNG and upload that.',
  bmp: 'This is a BMP picture. Save it as a PNG and upload that.',
  postscript:
    'This is an EPS or PostScript drawing. Save it as a PDF and upload that; in Illustrator with “Create PDF Compatible File”.',
  notConverted: 'This EPS or PostScript drawing cannot be read. Save it as a PDF and upload that.',
  psd: 'This Photoshop file cannot be read: it is not in RGB, or was saved without “Maximize Compatibility”. Export it as a PNG and upload that.',
  damaged: 'This file is damaged or incomplete. Export it again and upload the new file.',
  animated: 'Animated pictures cannot be printed. Save one frame as a PNG and upload that.',
  several: 'This TIFF holds several pictures. Save each as a file of its own.',
  empty: 'Nothing to print: the picture is fully transparent.',
  tooManyPixels: (width: number, height: number): string =>
    `This picture claims ${width} × ${height} pixels, more than we print. The largest is 300 megapixels.`,
  notStreamable:
    'Above 64 megapixels a picture must be an upright PNG without interlacing, or a baseline JPEG. Save it so.',
  locked: 'This PDF is locked with a password. Save it without one and upload that.',
  too_complex: 'This drawing takes too long to draw. Simplify it, or save it as a PNG at 300 dpi.',
  too_complex_picture:
    'This picture takes too much time or memory to read. Save it again as a plain PNG and upload that.',
  too_large: svgTooLarge,
  live_text:
    'This drawing has live text that we cannot set as it is meant. Convert text to outlines and upload that.',
  liveTextIn: (fonts: readonly string[]): string =>
    `This drawing has live text in ${fonts.slice(0, 3).join(', ')}, which we do not have. Convert text to outlines and upload that, or set it in one of our fonts: ${houseFonts}.`,
  grown_edges:
    'This drawing grows or thins its edges by a filter, which comes out otherwise at each size. Save it as a PNG at 300 dpi and upload that.',
  loose_fonts: 'This PDF does not bring its fonts. Embed them, or convert text to outlines, and upload that.',
  too_many_pages: `This PDF has more than ${maxPages} pages. Split it and upload the parts.`,
  no_size: 'This drawing does not say how large it is. Export it again with a width and a height.',
  mostlyEmpty: 'The drawing fills only a speck of its page. Fit the page to the artwork and upload that.',
}
