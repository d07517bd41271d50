import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import type { OpenOrderChange } from '#server/order-changes/index.ts'
import { type ChangeDraft, linesToSend } from './change-draft.ts'

/** Typing is not answered letter by letter. */
const pauseMilliseconds = 350

/** What the server would ask for the change, a moment after the last one; null until there is an answer. */
export function useChangePreview(
  open: OpenOrderChange,
  draft: ChangeDraft,
): { preview: OperationAnswer<'order-changes.preview'> | null; isBusy: boolean } {
  const fetcher = useFetcher<OperationAnswer<'order-changes.preview'>>()
  const change = JSON.stringify(linesToSend(open, draft))
  const ask = useEffectEvent(
    () => void fetcher.submit({ operation: 'order-changes.preview', change }, { method: 'post' }),
  )
  useEffect(() => {
    if (change === '') return
    const timer = setTimeout(ask, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [change])
  return { preview: fetcher.data ?? null, isBusy: fetcher.state !== 'idle' }
}
