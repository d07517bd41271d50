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
  /** HTML, as the editor of the back office writes it. */
  content: string
}
