import { parentPort, workerData } from 'node:worker_threads'
import type { PdfAnswer, PdfTask } from './thread-messages.ts'

/**
 * PDFs of strangers are read here, and whole sheets written: what hangs is ended with the thread, and the pages that
 * shoppers wait for are answered meanwhile. Each task loads what it needs: reading the libraries is most of the work.
 */
const task = workerData as PdfTask
const tell = (answer: PdfAnswer): void => parentPort?.postMessage(answer)

if (task.kind === 'parts') {
  const { drawParts } = await import('./draw-parts.ts')
  const pages = await drawParts(task, (part) => tell({ kind: 'begun', part }))
  tell({ kind: 'drawn', pages })
} else {
  const { composeSheet } = await import('./compose-sheet.ts')
  await composeSheet(task)
  tell({ kind: 'written' })
}
