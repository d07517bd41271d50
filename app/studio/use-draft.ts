import { useEffect, useEffectEvent, useRef } from 'react'
import { notify } from '#app/ui/toast.tsx'
import { type Draft, forgetDraft, isWorthKeeping, keepDraft } from './draft.ts'

const quiet = 400

/** Keeps the draft a moment after each change, and at once when the page is left. */
export function useDraft(key: string, draft: Draft): { stop: () => void } {
  const isStopped = useRef(false)
  const hasFailed = useRef(false)
  const keep = useEffectEvent(() => {
    if (isStopped.current) return
    if (!isWorthKeeping(draft)) return forgetDraft(key)
    const isKept = keepDraft(key, draft)
    if (!isKept && !hasFailed.current)
      notify.error('This browser keeps no drafts', 'Save your design before you close this page.')
    hasFailed.current = !isKept
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the moment anew
  useEffect(() => {
    const timer = setTimeout(() => keep(), quiet)
    return () => clearTimeout(timer)
  }, [draft.document, draft.awaiting])
  useEffect(() => {
    const now = (): void => keep()
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
  return {
    stop() {
      isStopped.current = true
      forgetDraft(key)
    },
  }
}
