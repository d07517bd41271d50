import { dismissOneBatch, stopOneBatch, tryBatchAgain, undoBatch } from './change-batches.ts'
import { startLabels, startMails, startPrintFiles, startStatuses } from './start-batches.ts'

export const batchOperations = [
  startLabels,
  startPrintFiles,
  startMails,
  startStatuses,
  tryBatchAgain,
  stopOneBatch,
  dismissOneBatch,
  undoBatch,
] as const
