import { useEffect, useEffectEvent } from 'react'

/** Between two keys of one scan; a scanner takes a few milliseconds, a person typing a code from memory longer. */
const longestPauseMs = 1_000

/**
 * Barcode scanners type their code and press Enter. A code typed anywhere on the page is accepted, except in fields,
 * which keep what is typed into them. `read` finds the code at the end of the typed text.
 */
export function useWedge(read: (typed: string) => string | null, onCode: (code: string) => void): void {
  const hear = useEffectEvent(onCode)
  const readCode = useEffectEvent(read)
  useEffect(() => {
    let typed = ''
    let lastAt = 0
    const listen = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]'))
        return
      if (event.timeStamp - lastAt > longestPauseMs) typed = ''
      lastAt = event.timeStamp
      if (event.key === 'Enter') {
        const code = readCode(typed)
        typed = ''
        if (code === null) return
        event.preventDefault()
        event.stopPropagation()
        hear(code)
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        typed = (typed + event.key).slice(-40)
      }
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
