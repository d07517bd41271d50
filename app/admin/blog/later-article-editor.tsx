import { later } from '#app/ui/later.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** The editor of formatted text is much code: its page is there before it. */
export const ArticleEditor = later(
  () => import('./article-editor.tsx').then((part) => part.ArticleEditor),
  <Skeleton className="h-96" />,
)
