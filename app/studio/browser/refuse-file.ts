import { artworkContentTypes, maxArtworkBytes, maxSvgBytes, svgTooLarge } from '#domain/artwork/artwork.ts'

/** What a file chooser offers first; names are for systems that know no type for these. */
export const acceptedFiles = [...artworkContentTypes, '.ai', '.eps', '.svgz', '.psd'].join(',')

/** For people, beside where files are dropped. */
export const acceptedKinds = 'PNG, JPEG, WebP, TIFF, AVIF, GIF, PSD, AI, SVG or PDF'

/** Why a file need not be sent at all; null when it may. What it is the server tells by its content, not by its name. */
export function refuseFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (cannotBe.test(type)) return `This is not a ${acceptedKinds}.`
  if (size === 0) return 'This file is empty.'
  if (size > maxArtworkBytes) return 'This file is over 100 MB. Save it smaller, or as PNG with compression.'
  if (isSvg(name, type) && size > maxSvgBytes) return svgTooLarge
  return null
}

/** What a system that knows better calls it; many call what they do not know something else, or nothing. */
const cannotBe =
  /^(?:audio|video|font|message)\/|^text\/(?!xml)|^application\/(?:zip|msword|vnd\.openxml|json|x-msdownload)/

const isSvg = (name: string, type: string): boolean =>
  type === 'image/svg+xml' || (type === '' && /\.svg$/i.test(name))
