import { Worker } from 'node:worker_threads'
import { seconds } from '#server/kernel/clock.ts'
import type { PdfAnswer, PdfTask } from './thread-messages.ts'

/** What people draw takes a second; after so long without a word the thread is ended. */
const patience = seconds(60)

/** A thread that writes a large sheet says nothing until it is done. */
const sheetPatience = seconds(1_800)

export class ThreadFailure extends Error {
  /** The part that was being drawn; null when none was. */
  readonly part: number | null

  constructor(part: number | null, cause: unknown) {
    super('A PDF could not be made', { cause })
    this.name = 'ThreadFailure'
    this.part = part
  }
}

/**
 * The thread's last answer.
 * @throws ThreadFailure when it breaks, ends or hangs.
 */
export function askThread(task: PdfTask): Promise<PdfAnswer> {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), { workerData: task, execArgv: [] })
  let part: number | null = null
  const answered = new Promise<PdfAnswer>((done, failed) => {
    const fail = (cause: unknown): void => failed(new ThreadFailure(part, cause))
    const wait = task.kind === 'parts' ? patience : sheetPatience
    const clock = setTimeout(() => fail('it took too long'), wait)
    worker.on('message', (answer: PdfAnswer) => {
      clock.refresh()
      if (answer.kind === 'begun') part = answer.part
      else done(answer)
    })
    worker.once('error', fail)
    worker.once('exit', (code) => fail(`it ended with code ${code}`))
    worker.once('exit', () => clearTimeout(clock))
  })
  return answered.finally(() => worker.terminate())
}
