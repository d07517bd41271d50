import { artworkContentTypes, maxArtworkBytes, maxSvgBytes, svgTooLarge } from '#domain/artwork/artwork.ts'

export const acceptedFiles = artworkContentTypes.join(',')

/** For people, beside where files are dropped. */
export const acceptedKinds = 'PNG, JPEG, WebP, TIFF, SVG or PDF'

/** Some systems know no type for these. */
const names = /\.(png|jpe?g|webp|tiff?|svg|pdf)$/i

/** Why a file need not be sent at all; null when it may. The server looks at the content itself. */
export function refuseFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const isKnown =
    (artworkContentTypes as readonly string[]).includes(type) || (type === '' && names.test(name))
  if (!isKnown) return `This is not a ${acceptedKinds}.`
  if (size === 0) return 'This file is empty.'
  if (size > maxArtworkBytes) return 'This file is over 100 MB. Save it smaller, or as PNG with compression.'
  if (isSvg(name, type) && size > maxSvgBytes) return svgTooLarge
  return null
}

const isSvg = (name: string, type: string): boolean =>
  type === 'image/svg+xml' || (type === '' && /\.svg$/i.test(name))
