import { laterInBrowser } from '#app/ui/later-in-browser.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** The rich text editor is a lot of code: the page appears before it. */
export const ArticleEditor = laterInBrowser(
  () => import('./article-editor.client.tsx').then((part) => part.ArticleEditor),
  <Skeleton className="h-96" />,
)
