import { type Dispatch, useEffect, useRef } from 'react'
import { type ArrangeJob, toArrangeJob } from '#domain/studio/arrange.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { nest } from '#nesting/index.ts'
import type { NestAnswer, NestRequest } from './nest-worker.ts'
import type { StudioAction } from './studio-state.ts'

/** Layouts tried on the page itself when a browser gives us no worker: enough to be good, few enough not to be felt. */
const layoutsWithoutWorker = 120

/** Whenever the document's arrangement is stale, arranges it in a worker; better layouts stream in. */
export function useArranging(document: StudioDocument, dispatch: Dispatch<StudioAction>): void {
  const worker = useRef<Worker | null>(null)
  const last = useRef(0)
  const asked = useRef<{ id: number; job: ArrangeJob } | null>(null)

  useEffect(() => {
    const started = new Worker(new URL('./nest-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<NestAnswer>) => {
      // At once: as a transition an answer could be put aside for an older document, and copies stayed off the sheet.
      dispatch({ type: 'arranged', answer: data })
    })
    started.addEventListener('error', () => {
      started.terminate()
      worker.current = null
      if (asked.current) dispatch({ type: 'arranged', answer: arrangeHere(asked.current) })
    })
    worker.current = started
    return () => started.terminate()
  }, [dispatch])

  useEffect(() => {
    if (document.isArranged) return
    const request = { id: ++last.current, job: toArrangeJob(document) }
    asked.current = request
    dispatch({ type: 'arranging', id: request.id })
    if (worker.current) worker.current.postMessage(request satisfies NestRequest)
    else dispatch({ type: 'arranged', answer: arrangeHere(request) })
  }, [document, dispatch])
}

function arrangeHere({ id, job }: { id: number; job: ArrangeJob }): NestAnswer {
  const { items, strip, locked } = job
  const result = nest(items, strip, { locked, budget: { steps: layoutsWithoutWorker } })
  return { id, result, isFinal: true, filmNeeded: null }
}
