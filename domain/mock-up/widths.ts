/** Picture widths in pixels that the page layouts need: a cart line, a card, the builder's stage. */
export const mockUpWidths = [240, 480, 960] as const
export type MockUpWidth = (typeof mockUpWidths)[number]
