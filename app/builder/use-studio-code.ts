import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { StudioProps } from '#app/studio/view/studio.tsx'
import { reloadOnceReachable } from '#app/ui/reload-once-reachable.ts'

export type StudioCode = {
  /** Over the whole window. */
  Studio: ComponentType<StudioProps> | null
  hasFailed: boolean
  /** Tries again. */
  load: () => void
}

/** Begins to fetch the studio; whether it comes is told to whoever shows it. */
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
    void reloadOnceReachable().then((isReachable) => setFailed(!isReachable))
  }, [])
  return { Studio, hasFailed, load }
}
