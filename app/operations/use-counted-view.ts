import { useEffect } from 'react'

/**
 * Tells the shop that somebody looks at an article or a product; the shop decides whether it counts. Nothing waits for
 * it, and a view that is not told is no loss.
 */
export function useCountedView(what: 'article' | 'product', id: string): void {
  useEffect(() => {
    const body = new Blob([JSON.stringify({ [what]: id })], { type: 'application/json' })
    navigator.sendBeacon(`/api/v1/${what}-views`, body)
  }, [what, id])
}
