const megabytes = (count: number): number => count * 1_024 * 1_024

/** Maximum file sizes in bytes. Browsers check before sending, the shop when a file starts to arrive. */
export const uploadLimits = {
  artwork: megabytes(100),
  /** SVG, which is read as a whole. */
  drawing: megabytes(5),
  /** For articles, campaigns and the media library. */
  picture: megabytes(25),
  video: megabytes(500),
  /** CSV: 50,000 rows of a catalog with long descriptions. */
  importFile: megabytes(60),
}
