import { useEffect } from 'react'

/** Tells the shop that an article was opened; the shop decides whether it counts. Nothing waits for it. */
export function useCountedView(articleId: string): void {
  useEffect(() => {
    const form = new FormData()
    form.set('articleId', articleId)
    navigator.sendBeacon('/article-views', form)
  }, [articleId])
}
