import { useEffect, useRef } from 'react'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { RunView } from '#server/aidesigns/index.ts'

export const generationFailed = {
  title: 'Generation Failed',
  message: 'There was an error generating designs. Please try again.',
} as const

/** Announces how a run went if it ends while the page is open. */
export function useRunNotices(runs: readonly RunView[], run: RunView | null): void {
  /** Runs that had already ended or been announced; a run may end before it was ever seen to start. */
  const told = useRef(new Set(runs.filter(({ state: known }) => hasEnded(known)).map(({ id }) => id)))
  const state = run?.state
  useEffect(() => {
    if (!run || !state) return
    if (!hasEnded(state) || told.current.has(run.id)) return
    told.current.add(run.id)
    if (state === 'ready')
      notify.success('Designs Generated!', '4 unique design variations created successfully')
    else notify.error(generationFailed.title, generationFailed.message)
  }, [run, state])
}

const hasEnded = (state: RunView['state']): boolean => state !== 'queued' && state !== 'drawing'
