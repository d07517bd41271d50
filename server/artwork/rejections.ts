import { maxPages, svgTooLarge } from '#domain/artwork/artwork.ts'
import { fontNames } from '#domain/lettering/fonts.ts'

const houseFonts = Object.values(fontNames).join(', ')

/** Why a file can't be printed and what to do, as messages for the shopper. */
export const rejections = {
  wrongType:
    'We can’t read this file as an image or drawing. Save it as a PNG (always a safe choice) or PDF and upload that.',
  heic: 'This is a HEIC photo, which only some programs can open. Export it as a JPEG or PNG and upload that.',
  bmp: 'This is a BMP image. Save it as a PNG and upload that.',
  postscript:
    'This is an EPS or PostScript drawing. Save it as a PDF and upload that. In Illustrator, turn on “Create PDF Compatible File”.',
  notConverted: 'We can’t read this EPS or PostScript drawing. Save it as a PDF and upload that.',
  psd: 'We can’t read this Photoshop file: it isn’t in RGB, or was saved without “Maximize Compatibility”. Export it as a PNG and upload that.',
  damaged: 'This file is damaged or incomplete. Export it again and upload the new file.',
  animated: 'Animated images can’t be printed. Save one frame as a PNG and upload that.',
  several: 'This TIFF contains several images. Save each one as its own file.',
  empty: 'Nothing to print: the image is fully transparent.',
  tooManyPixels: (width: number, height: number): string =>
    `This image says it is ${width} × ${height} pixels, more than we print. The limit is 300 megapixels.`,
  notStreamable:
    'Above 64 megapixels, an image must be an upright PNG without interlacing or a baseline JPEG. Save it as one of those.',
  locked: 'This PDF is locked with a password. Save it without a password and upload that.',
  too_complex: 'This drawing takes too long to render. Simplify it, or save it as a PNG at 300 dpi.',
  too_complex_picture:
    'This image takes too much time or memory to read. Save it again as a plain PNG and upload that.',
  too_large: svgTooLarge,
  live_text:
    'This drawing has live text that we can’t set the way you meant it. Convert the text to outlines and upload that.',
  liveTextIn: (fonts: readonly string[]): string =>
    `This drawing has live text in ${fonts.slice(0, 3).join(', ')}, which we don’t have. Convert the text to outlines and upload that, or set it in one of our fonts: ${houseFonts}.`,
  grown_edges:
    'This drawing uses a filter to thicken or thin its edges, which comes out differently at each size. Save it as a PNG at 300 dpi and upload that.',
  loose_fonts:
    'This PDF doesn’t include its fonts. Embed them or convert the text to outlines, and upload that.',
  too_many_pages: `This PDF has more than ${maxPages} pages. Split it and upload the parts.`,
  no_size: 'This drawing doesn’t say how large it is. Export it again with a width and a height.',
  mostlyEmpty: 'The drawing fills only a tiny part of its page. Fit the page to the artwork and upload that.',
}
