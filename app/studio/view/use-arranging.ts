import { type Dispatch, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { Outlines } from '#domain/checks/find-clashes.ts'
import { type ArrangeJob, applyArrangement, asOneRow, toArrangeJob } from '#domain/studio/arrange.ts'
import type { StudioDocument, StudioPlacement } from '#domain/studio/studio-document.ts'
import { nest } from '#nesting/index.ts'
import type { NestAnswer, NestRequest } from '../browser/nest-worker.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { type WorkerWatch, watchWorker } from '../editor/watch-worker.ts'
import type { StudioAction, StudioState } from './studio-state.ts'

/** Layouts tried on the page itself when a browser gives us no worker: enough to be good, few enough not to be felt. */
const layoutsWithoutWorker = 120

/** Moves what is drawn to where these placements lie, past React; false when it draws other copies than these. */
export type ShowPlacements = (placements: readonly StudioPlacement[]) => boolean

/** How far the document may stay behind what is drawn while better layouts come in. */
const mostBehind = 2_000

/**
 * Whenever the document's arrangement is stale, arranges it in a worker. A layout that only moves copies is drawn at
 * once and goes into the document when the page is idle, every two seconds and at the end, so that no frame is lost by
 * it. `settle` takes what is drawn into the document now: to be called before anybody acts on what they see.
 */
export function useArranging(
  state: StudioState,
  dispatch: Dispatch<StudioAction>,
  show: RefObject<ShowPlacements | null>,
  outlines: RefObject<Outlines>,
): () => void {
  const worker = useRef<Worker | null>(null)
  const watch = useRef<WorkerWatch>(watchWorker(() => {}))
  /** The worker has not given its last word on what was asked. */
  const isOwed = useRef(false)
  /** Counts the workers that were lost and started anew. */
  const [round, setRound] = useState(0)
  const last = useRef(0)
  const asked = useRef<{ id: number; job: ArrangeJob } | null>(null)
  const latest = useRef(state)
  /** Asked for, and React has not heard of it yet. */
  const begun = useRef<number | null>(null)
  /** Drawn, and not in the document yet. */
  const ahead = useRef<NestAnswer | null>(null)
  /** The arrangement that draws nothing more before its end, because somebody is at work. */
  const quiet = useRef<number | null>(null)
  const document = state.history.present

  useEffect(() => {
    latest.current = state
    if (state.arrangement.id !== null) begun.current = null
  })

  const takeOver = useCallback(() => {
    const answer = ahead.current
    ahead.current = null
    if (answer) dispatch({ type: 'arranged', answer })
  }, [dispatch])

  const ask = useCallback(
    (job: ArrangeJob) => {
      const request = { id: ++last.current, job }
      asked.current = request
      begun.current = request.id
      dispatch({ type: 'arranging', id: request.id })
      if (!worker.current) return dispatch({ type: 'arranged', answer: arrangeHere(request) })
      isOwed.current = true
      watch.current.expect()
      worker.current.postMessage(request satisfies NestRequest)
    },
    [dispatch],
  )
  const askAgain = useCallback(
    () => ask(toArrangeJob(latest.current.history.present, outlines.current)),
    [ask, outlines],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a lost worker is started anew
  useEffect(() => {
    const started = new Worker(new URL('../browser/nest-worker.ts', import.meta.url), { type: 'module' })
    let hasWorked = false
    const fail = (): void => {
      watch.current.stop()
      started.terminate()
      worker.current = null
      if (asked.current && isOwed.current) {
        isOwed.current = false
        dispatch({ type: 'arranged', answer: arrangeHere(asked.current) })
        tellStopped(askAgain)
      }
      // One that never answered would not the next time either.
      if (hasWorked) setRound((count) => count + 1)
    }
    watch.current = watchWorker(fail)
    let drawnId = 0
    let takenAt = 0
    let stopWaiting = () => {}
    started.addEventListener('message', ({ data }: MessageEvent<NestAnswer>) => {
      hasWorked = true
      isOwed.current &&= !(data.isFinal && data.id === asked.current?.id)
      if (isOwed.current) watch.current.heard()
      else watch.current.stop()
      if (!data.isFinal && data.id === quiet.current) return
      const { history, selection, arrangement } = latest.current
      const isPresent = data.id === (begun.current ?? arrangement.id)
      const isDrawn = isPresent && selection.length === 0 && drawOnly(data, history.present, show.current)
      stopWaiting()
      ahead.current = data
      // At once: as a transition an answer could be put aside for an older document, and copies stayed off the sheet.
      if (!isDrawn) return takeOver()
      const now = performance.now()
      if (drawnId !== data.id) takenAt = now
      drawnId = data.id
      if (!data.isFinal && now - takenAt < mostBehind) return
      takenAt = now
      stopWaiting = whenIdle(takeOver)
    })
    started.addEventListener('error', fail)
    worker.current = started
    return () => {
      stopWaiting()
      watch.current.stop()
      started.terminate()
    }
  }, [dispatch, show, takeOver, askAgain, round])

  useEffect(() => {
    if (document.isArranged) return
    ask(toArrangeJob(document, outlines.current))
  }, [document, ask, outlines])

  return useCallback(() => {
    quiet.current = latest.current.arrangement.id
    if (ahead.current) flushSync(takeOver)
  }, [takeOver])
}

function tellStopped(again: () => void): void {
  notify.error(
    'Laying out was interrupted',
    'Your sheet is kept, and your copies were laid out more simply.',
    {
      id: 'layout-stopped',
      action: { label: 'Try again', onClick: again },
    },
  )
}

/** Draws a layout when the document's copies only differ in their places. */
function drawOnly({ result }: NestAnswer, document: StudioDocument, show: ShowPlacements | null): boolean {
  const { placements } = applyArrangement(document, asOneRow(document, result.placements))
  return placements.length === document.placements.length && show?.(placements) === true
}

function arrangeHere({ id, job }: { id: number; job: ArrangeJob }): NestAnswer {
  const { items, strip, locked } = job
  const result = nest(items, strip, { locked, budget: { steps: layoutsWithoutWorker } })
  return { id, result, isFinal: true, filmNeeded: null }
}
