import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; `atFirst` before a browser renders the page. */
export function useMedia(query: string, atFirst: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => atFirst,
  )
}

/** Whether there is space for panels beside the canvas (Tailwind's lg). */
export const useIsWide = (): boolean => useMedia('(min-width: 64rem)', true)

/** Whether the primary pointer is a finger. */
export const useIsTouched = (): boolean => useMedia('(pointer: coarse)', false)
