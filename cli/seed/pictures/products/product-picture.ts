export interface ProductPicture {
  slug: string
  kind: 'tshirt' | 'tumbler' | 'gang-sheet' | 'print' | 'article'
  title: string
  /** The artworks shown, by slug. */
  artworkSlugs: readonly string[]
  /** The whole SVG, 1200 pixels wide. */
  draw: () => string
  /** The picture as WebP, 1200 pixels wide. */
  render: () => Promise<Buffer>
}
