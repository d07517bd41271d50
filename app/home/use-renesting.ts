import { type RefObject, useEffect, useState } from 'react'
import { heroOrder } from './hero-orders.ts'
import type { HeroSheet, HeroStrip } from './nest-hero.ts'

const pause = 3_200

/**
 * Changes the order every few seconds and nests it again with the engine itself, which is fetched only then. Pauses
 * while the sheet is out of view, the tab is hidden, or the user prefers reduced motion.
 */
export function useRenesting(
  first: HeroSheet,
  strip: HeroStrip,
  stage: RefObject<Element | null>,
): HeroSheet {
  const [sheet, setSheet] = useState(first)
  useEffect(() => {
    const watched = stage.current
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    if (watched === null || calm.matches) return
    let step = 0
    let isInView = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const mayRun = (): boolean => isInView && !document.hidden && !calm.matches
    const renest = async (): Promise<void> => {
      const { nestHero } = await import('./nest-hero.ts')
      if (!mayRun()) return
      step += 1
      setSheet(nestHero(heroOrder(step), strip))
      schedule()
    }
    const schedule = (): void => {
      clearTimeout(timer)
      if (mayRun()) timer = setTimeout(renest, pause)
    }
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      schedule()
    })
    observer.observe(watched)
    document.addEventListener('visibilitychange', schedule)
    calm.addEventListener('change', schedule)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', schedule)
      calm.removeEventListener('change', schedule)
    }
  }, [stage, strip])
  return sheet
}
