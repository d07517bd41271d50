/** Pixels of the pictures that the pages' layouts need: a line of the cart, a card, the builder's stage. */
export const mockUpWidths = [240, 480, 960] as const
export type MockUpWidth = (typeof mockUpWidths)[number]
