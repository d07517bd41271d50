import { Day } from '#app/ui/moment-text.tsx'
import type { ArticleCard } from '#server/blog/index.ts'

/** Author, date and reading time, in one quiet line. */
export function ArticleFacts({
  article,
}: {
  article: Pick<ArticleCard, 'authorName' | 'publishedAt' | 'minutes'>
}) {
  return (
    <span className="figures flex flex-wrap gap-x-2 text-sm text-ink-muted">
      <span>{article.authorName}</span>
      <span aria-hidden>·</span>
      <Day at={article.publishedAt} />
      <span aria-hidden>·</span>
      <span>{article.minutes} min read</span>
    </span>
  )
}
