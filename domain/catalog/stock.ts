/** Default stock per size-color of a new listing (specification, storefront section 9). */
export const defaultStock = 100

/** Stock is kept per size-color key (specification, storefront section 3). */
export const stockKey = (size: string, color: string): string => `${size}-${color}`

/** Title and text of the specification's message (storefront section 5). */
export const insufficientStock = {
  title: 'Insufficient Stock',
  describe: (available: number, size: string, color: string): string =>
    `Only ${available} items available in ${size}/${color}`,
}
