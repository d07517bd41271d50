const megabytes = (count: number): number => count * 1_024 * 1_024

/** What a file may have at most, in bytes. Browsers look before they send, the shop when a file begins. */
export const uploadLimits = {
  artwork: megabytes(100),
  /** SVG, which is read whole. */
  drawing: megabytes(5),
  /** Of articles, campaigns and the media library. */
  picture: megabytes(25),
  video: megabytes(500),
  /** CSV: 50,000 rows of a catalog with long descriptions. */
  importFile: megabytes(60),
}
