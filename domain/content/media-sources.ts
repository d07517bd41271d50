/** What a picture or video was uploaded for. */
export const mediaSources = [
  'article',
  'listing',
  'default',
  'thumbnail',
  'watermarked',
  'photograph',
  'film',
] as const
export type MediaSource = (typeof mediaSources)[number]

/** The filters of the library. */
export const mediaFilters = ['', 'article', 'film', 'listing', 'default', 'print', 'unused'] as const
export type MediaFilter = (typeof mediaFilters)[number]

export const maxMediaAltLength = 200
export const maxMediaNameLength = 200
