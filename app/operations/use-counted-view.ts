import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { tellView } from './tell-view.ts'

/** Tells the shop that somebody looks at an article or a product; the shop decides whether it counts. */
export function useCountedView(what: 'article' | 'product', id: string): void {
  const isCounted = useRouteLoaderData<typeof loader>('root')?.shop.areVisitsCounted === true
  useEffect(() => {
    if (isCounted) tellView(`${what}-views`, { [what]: id })
  }, [isCounted, what, id])
}
