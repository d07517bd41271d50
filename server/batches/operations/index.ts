import { dismissOneBatch, stopOneBatch, tryBatchAgain, undoBatch } from './change-batches.ts'
import { startLabels, startMails, startPrintFiles, startSheets, startStatuses } from './start-batches.ts'

export const batchOperations = [
  startLabels,
  startPrintFiles,
  startMails,
  startSheets,
  startStatuses,
  tryBatchAgain,
  stopOneBatch,
  dismissOneBatch,
  undoBatch,
] as const
