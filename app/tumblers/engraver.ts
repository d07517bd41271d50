import type { EngravingResult, EngravingTask } from './engraving-worker.ts'

/** Looks at pictures and converts them beside the page, which stays quick. */
export type Engraver = { ask(task: EngravingTask): Promise<EngravingResult>; stop(): void }

export function startEngraver(): Engraver {
  const worker = new Worker(new URL('./engraving-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (result: EngravingResult) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number } & EngravingResult>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const answer of waiting.values()) answer({ ok: false, failed: 'analysis' })
    waiting.clear()
  })
  return {
    ask(task) {
      const id = ++last
      return new Promise((answer) => {
        waiting.set(id, answer)
        worker.postMessage({ id, ...task })
      })
    },
    stop: () => worker.terminate(),
  }
}
