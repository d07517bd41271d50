import type { MediaFilter, MediaSource } from '#domain/content/media-sources.ts'
import type { MediaItem } from '#server/media/index.ts'

export const filterWords: Record<MediaFilter, string> = {
  '': 'Everything',
  article: 'Articles, campaigns and logo',
  film: 'Videos',
  listing: 'Listings',
  default: 'Default pictures',
  print: 'Prints',
  unused: 'Not used anywhere',
}

export const sourceWords: Record<MediaSource, string> = {
  article: 'Picture',
  listing: 'Listing picture',
  default: 'Default picture',
  thumbnail: 'Thumbnail of a print',
  watermarked: 'Watermarked copy of a print',
  photograph: 'Photograph of a print',
  film: 'Video',
}

/** "1,200 × 800 px", if known. */
export const pixelsOf = ({ width, height }: Pick<MediaItem, 'width' | 'height'>): string =>
  width && height ? `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} px` : ''

/** "48 KB" or "3.2 MB"; empty if not known. */
export function bytesInWords(bytes: number | null): string {
  if (bytes === null) return ''
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
