/** The specification's wording (docs/spec-map.md S5 and S8). */
export const tshirtMessages = {
  missing: {
    title: 'Missing Information',
    description: 'Please complete all fields: design file, size, color, and placement zone',
  },
  uploaded: 'Design uploaded successfully',
  added: 'Added to Cart!',
} as const
