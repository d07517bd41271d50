export type DemoArticle = {
  title: string
  excerpt: string
  category: string
  tags: readonly string[]
  /** Index into the demo staff. */
  author: number
  daysAgo: number
  /** The header picture, by its slug among the product pictures. */
  picture: string
  /** HTML, as the back office editor writes it. */
  content: string
}
