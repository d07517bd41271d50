import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PdfAnswer, PdfQuestion, PdfRegion } from './pdf-messages.ts'

/** A file that cannot be drawn, by its own fault. */
export class VectorProblem extends Error {
  readonly reason: 'locked' | 'damaged' | 'too_complex'

  constructor(reason: VectorProblem['reason']) {
    super(`This drawing cannot be drawn: ${reason}`)
    this.name = 'VectorProblem'
    this.reason = reason
  }
}

export type OpenPdf = {
  countPages(): Promise<number>
  /** Its size in points, 72 to the inch, as it is looked at. */
  measurePage(page: number): Promise<{ widthPoints: number; heightPoints: number; hasLooseFonts: boolean }>
  /** RGBA of a region, in px of the page drawn as large as `full`. */
  draw(page: number, full: { width: number; height: number }, region: PdfRegion): Promise<Uint8Array>
}

/** One answer takes at most a few seconds for what people draw; after so long the thread is ended. */
const patienceMilliseconds = 60_000

/**
 * Lets `use` ask about a PDF. One question at a time.
 * @throws VectorProblem when the file is locked, damaged, or takes too long.
 */
export async function withPdf<T>(path: string, use: (pdf: OpenPdf) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { workerData: path })
  const ask = async <Kind extends PdfAnswer['kind']>(
    question: PdfQuestion,
    kind: Kind,
  ): Promise<PdfAnswer & { kind: Kind }> => {
    worker.postMessage(question)
    const answer = await next(worker)
    if (answer.kind === 'problem') throw new VectorProblem(answer.problem)
    if (!isOf(answer, kind)) throw new Error(`The PDF thread answered ${answer.kind} to ${question.kind}`)
    return answer
  }
  try {
    return await use({
      countPages: async () => (await ask({ kind: 'measure' }, 'measured')).pageCount,
      measurePage: (page) => ask({ kind: 'page', page }, 'page'),
      draw: async (page, full, region) => (await ask({ kind: 'draw', page, full, region }, 'drawn')).pixels,
    })
  } finally {
    await worker.terminate()
  }
}

async function next(worker: Worker): Promise<PdfAnswer> {
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMilliseconds) })
    return answer
  } catch (error) {
    // The machine has no file or no memory: no fault of the drawing. All else that breaks in there is.
    if (error instanceof Error && 'syscall' in error) throw error
    const isTimeout = error instanceof Error && error.name === 'AbortError'
    throw new VectorProblem(isTimeout ? 'too_complex' : 'damaged')
  }
}

const isOf = <Kind extends PdfAnswer['kind']>(
  answer: PdfAnswer,
  kind: Kind,
): answer is PdfAnswer & { kind: Kind } => answer.kind === kind
