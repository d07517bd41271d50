import { artworkContentTypes, maxArtworkBytes, maxSvgBytes, svgTooLarge } from '#domain/artwork/artwork.ts'

/** Offered first by a file chooser; extensions are for systems that know no MIME type for these. */
export const acceptedFiles = [...artworkContentTypes, '.ai', '.eps', '.svgz', '.psd'].join(',')

/** The display text where files are dropped. */
export const acceptedKinds = 'PNG, JPEG, WebP, TIFF, AVIF, GIF, PSD, AI, SVG or PDF'

/**
 * The reason not to upload a file at all; null if it may be. The server determines its type by content, not by name.
 */
export function refuseFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (cannotBe.test(type)) return `This isn’t a ${acceptedKinds}.`
  if (size === 0) return 'This file is empty.'
  if (size > maxArtworkBytes) return 'This file is over 100 MB. Save a smaller version, or a compressed PNG.'
  if (isSvg(name, type) && size > maxSvgBytes) return svgTooLarge
  return null
}

/** Types from a system that identifies the file; many report unknown files as something else, or as nothing. */
const cannotBe =
  /^(?:audio|video|font|message)\/|^text\/(?!xml)|^application\/(?:zip|msword|vnd\.openxml|json|x-msdownload)/

const isSvg = (name: string, type: string): boolean =>
  type === 'image/svg+xml' || (type === '' && /\.svg$/i.test(name))
