import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'

/** How far below the screen, in px: what is rendered there is ready before anyone scrolls to it. */
const ahead = 1_500

/**
 * At the end of a column that has more cards: renders them when scrolled near, or by the button. Remounted for each
 * step.
 */
export function MoreCards({ hidden, onShowMore }: { hidden: number; onShowMore: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(onShowMore)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && show(), {
      rootMargin: `${ahead}px`,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className="px-2 pb-2">
      <Button size="sm" variant="quiet" onClick={onShowMore} className="w-full">
        Show more ({hidden} not shown)
      </Button>
    </div>
  )
}
