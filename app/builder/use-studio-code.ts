import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { StudioProps } from '#app/studio/view/studio.tsx'

export type StudioCode = {
  /** Over the whole window. */
  Studio: ComponentType<StudioProps> | null
  hasFailed: boolean
  /** Begins the page anew once the shop can be reached: a browser asks for a script that failed only once a page. */
  load: () => void
}

/** Begins to fetch the studio; whether it comes is told to who shows it. */
export const beginStudioCode = (): void => void fetchStudio().catch(() => {})

const fetchStudio = () => import('#app/studio/view/studio-overlay.tsx')

/** Fetches the studio once the page stands: no other page has to. */
export function useStudioCode(isWanted = true): StudioCode {
  const [Studio, setStudio] = useState<ComponentType<StudioProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    fetchStudio().then(
      (code) => setStudio(() => code.StudioOverlay),
      () => setFailed(true),
    )
  }, [isWanted])
  const load = useCallback(() => {
    setFailed(false)
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => window.location.reload(),
      () => setFailed(true),
    )
  }, [])
  return { Studio, hasFailed, load }
}
