import { useEffect } from 'react'

/** How many dialogs are open: other floating elements stay clear of their buttons. */
let open = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  open += change
  for (const tell of listeners) tell()
}

/** Counts a dialog while it is open. */
export function useOpenPanel(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    count(1)
    return () => count(-1)
  }, [isOpen])
}

export const openPanels = {
  isAny: (): boolean => open > 0,
  subscribe(tell: () => void): () => void {
    listeners.add(tell)
    return () => listeners.delete(tell)
  },
}
