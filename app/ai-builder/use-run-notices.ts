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
export function useRunNotices(run: RunView | null, answer: GeneratorAnswer | undefined): void {
  const watched = useRef<string | null>(null)
  const state = run?.state
  useEffect(() => {
    if (!run || !state) return
    if (state === 'queued' || state === 'drawing') {
      watched.current = run.id
      return
    }
    if (watched.current !== run.id) return
    watched.current = null
    if (state === 'ready')
      notify.success(
        'Designs Generated!',
        `${run.designs.length} unique design variations created successfully`,
      )
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

function minutesOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
