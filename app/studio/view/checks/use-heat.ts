import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClock } from '../../browser/browser-clock.ts'
import { type WorkerWatch, watchWorker } from '../../editor/watch-worker.ts'
import type { HeatAnswer, HeatRequest } from './heat-worker.ts'

export type Heat = { state: 'looking' } | { state: 'failed' } | { state: 'seen'; answer: HeatAnswer }

/** Inspects an artwork's pixels in a worker of its own, and again when size or repair change or it is retried. */
export function useHeat({ preview, printedWidth, crop, repair, hasThinChecks }: HeatRequest): {
  heat: Heat
  tryAgain: () => void
} {
  const [heat, setHeat] = useState<Heat>({ state: 'looking' })
  const [round, setRound] = useState(0)
  const worker = useRef<Worker | null>(null)
  const watch = useRef<WorkerWatch | null>(null)
  const last = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts another worker
  useEffect(() => {
    const started = new Worker(new URL('./heat-worker.ts', import.meta.url), { type: 'module' })
    const watching = watchWorker(browserClock, () => setHeat({ state: 'failed' }))
    started.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; answer: HeatAnswer | null }>) => {
        if (data.id !== last.current) return
        watching.stop()
        setHeat(data.answer ? { state: 'seen', answer: data.answer } : { state: 'failed' })
      },
    )
    started.addEventListener('error', () => setHeat({ state: 'failed' }))
    worker.current = started
    watch.current = watching
    return () => {
      watching.stop()
      started.terminate()
    }
  }, [round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another worker is asked again
  useEffect(() => {
    last.current += 1
    watch.current?.expect()
    worker.current?.postMessage({
      id: last.current,
      request: { preview, printedWidth, crop, repair, hasThinChecks },
    })
  }, [preview, printedWidth, crop, repair, hasThinChecks, round])

  const tryAgain = useCallback(() => {
    setHeat({ state: 'looking' })
    setRound((count) => count + 1)
  }, [])
  return { heat, tryAgain }
}
