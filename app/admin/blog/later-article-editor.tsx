import { laterInBrowser } from '#app/ui/later-in-browser.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** The editor of formatted text is much code: its page is there before it. */
export const ArticleEditor = laterInBrowser(
  () => import('./article-editor.client.tsx').then((part) => part.ArticleEditor),
  <Skeleton className="h-96" />,
)
