import type { EngravingResult, EngravingTask } from './engraving-worker.ts'

/** Analyzes images and converts them in a worker, so that the page stays responsive. */
export type Engraver = { ask(task: EngravingTask): Promise<EngravingResult>; stop(): void }

export function startEngraver(): Engraver {
  const waiting = new Map<number, (result: EngravingResult) => void>()
  let last = 0
  let worker: Worker | null = null
  const start = (): Worker => {
    const started = new Worker(new URL('./engraving-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<{ id: number } & EngravingResult>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    })
    started.addEventListener('error', () => {
      // A worker whose code did not load never answers: the next image gets a new one.
      started.terminate()
      if (worker === started) worker = null
      for (const answer of waiting.values()) answer({ ok: false, failed: 'analysis' })
      waiting.clear()
    })
    return started
  }
  return {
    ask(task) {
      const id = ++last
      return new Promise((answer) => {
        waiting.set(id, answer)
        worker ??= start()
        worker.postMessage({ id, ...task })
      })
    },
    stop: () => worker?.terminate(),
  }
}
