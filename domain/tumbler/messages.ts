/** docs/spec-map.md S5 and S8. */
export const tumblerMessages = {
  wrongType: {
    title: 'Invalid file type',
    description: 'Please upload an image file (PNG, JPG, etc.)',
  },
  tooLarge: { title: 'File too large', description: 'Please upload an image smaller than 10MB' },
  validated: 'File validated!',
  validationFailed: 'File validation failed',
  notBlackAndWhite: 'Image must be black and white for engraving',
  notLoaded: 'Error loading image',
  notAnalyzed: 'Analysis failed',
  added: 'Added to Cart',
  missing: {
    title: 'Missing Information',
    description: 'Please upload a valid black and white design and select size and color',
  },
} as const

/** Includes the percentage, as the specification requires. */
export const describeGray = (percentage: number): string =>
  `${percentage}% of it is black, white or gray; at least 95% must be.`
