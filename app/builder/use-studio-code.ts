import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { StudioProps } from '#app/studio/view/studio.tsx'
import { reloadOnceReachable } from '#app/ui/reload-once-reachable.ts'

export type StudioCode = {
  /** Covers the whole window. */
  Studio: ComponentType<StudioProps> | null
  hasFailed: boolean
  /** Tries again. */
  load: () => void
}

/** Starts fetching the studio; whoever shows it learns whether it arrives. */
export const beginStudioCode = (): void => void fetchStudio().catch(() => {})

const fetchStudio = () => import('#app/studio/view/studio-overlay.tsx')

/** Fetches the studio once the page has rendered; no other page needs it. */
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
