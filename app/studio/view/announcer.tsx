import { useEffect, useRef } from 'react'
import { tellChange } from '../editor/tell-change.ts'
import { useStudio } from './studio-context.ts'

/** Says what keys, buttons and hands have just changed, to those who cannot see it. */
export function Announcer() {
  const { document, selection, look, isSelectingSeveral, say, voice, acted } = useStudio()
  const before = useRef({ document, selection, look, isSelectingSeveral })
  useEffect(() => {
    const now = { document, selection, look, isSelectingSeveral }
    const words = tellChange(before.current, now, acted.current)
    before.current = now
    acted.current = null
    if (words !== null) say(words)
  }, [document, selection, look, isSelectingSeveral, say, acted])
  // Written past React, which need not draw the studio again for a word.
  return <p ref={voice} aria-live="polite" data-announcer className="sr-only" />
}
