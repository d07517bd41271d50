import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

/** Whether there is room for panels beside the canvas (Tailwind's lg). */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
