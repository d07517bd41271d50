import { useEffect, useRef } from 'react'
import { notify } from '#app/ui/toast.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { RunView } from '#server/aidesigns/index.ts'

/** What the page's action answers when it leads nowhere else. */
export type GeneratorAnswer =
  | { ok: true; artworkId: string }
  | { ok: false; reason: 'missing_prompt' | 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'too_many_requests'; retryAfterSeconds: number }
  | { ok: false; reason: 'not_found' }

export const tellMissingPrompt = (): void =>
  notify.error('Missing Prompt', "Please describe what you'd like to create")

export const tellFailure = (): void =>
  notify.error('Generation Failed', 'There was an error generating designs. Please try again.')

/** Says how a run went when it ends while one looks on, and why a request was not taken. */
export function useRunNotices(
  runs: readonly RunView[],
  run: RunView | null,
  answer: GeneratorAnswer | undefined,
): void {
  /** What had ended before, or was told; a run may end before it was ever seen to begin. */
  const told = useRef(new Set(runs.filter(({ state: known }) => hasEnded(known)).map(({ id }) => id)))
  const state = run?.state
  useEffect(() => {
    if (!run || !state) return
    if (!hasEnded(state) || told.current.has(run.id)) return
    told.current.add(run.id)
    if (state === 'ready')
      notify.success('Designs Generated!', '4 unique design variations created successfully')
    else tellFailure()
  }, [run, state])

  useEffect(() => {
    if (!answer || answer.ok) return
    if (answer.reason === 'missing_prompt') tellMissingPrompt()
    else if (answer.reason === 'too_many_requests')
      notify.error(
        'A moment, please',
        `Many designs were asked for from your network. Try again in ${minutesOf(answer.retryAfterSeconds)}.`,
      )
    else if (answer.reason === 'invalid') tellFailure()
  }, [answer])
}

const hasEnded = (state: RunView['state']): boolean => state !== 'queued' && state !== 'drawing'

function minutesOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
