/** Default stock per size-color of a new listing (docs/spec-map.md S9). */
export const defaultStock = 100

/** Stock is kept per size-color key (docs/spec-map.md S3). */
export const stockKey = (size: string, color: string): string => `${size}-${color}`

/** Title and text of the specification's message (docs/spec-map.md S5). */
export const insufficientStock = {
  title: 'Insufficient Stock',
  describe: (available: number, size: string, color: string): string =>
    `Only ${available} items available in ${size}/${color}`,
}
