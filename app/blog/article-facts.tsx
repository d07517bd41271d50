import { formatDay } from '#domain/shop/shop-time.ts'
import type { ArticleCard } from '#server/blog/index.ts'

/** Who, when and how long, in one quiet line. */
export function ArticleFacts({
  article,
}: {
  article: Pick<ArticleCard, 'authorName' | 'publishedAt' | 'minutes'>
}) {
  return (
    <span className="figures flex flex-wrap gap-x-2 text-sm text-ink-muted">
      <span>{article.authorName}</span>
      <span aria-hidden>·</span>
      <time dateTime={article.publishedAt}>{formatDay(new Date(article.publishedAt))}</time>
      <span aria-hidden>·</span>
      <span>{article.minutes} min read</span>
    </span>
  )
}
