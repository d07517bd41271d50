import { own } from '#server/kernel/door.ts'
import { readFile } from './change-batch.ts'
import { lastChoice, listBatches } from './list-batches.ts'

export const batchesCalls = {
  /** The actor's own that they have not dismissed, newest first. */
  list: own(listBatches),
  /** The actor's choice for the whole last batch of a kind; null before the first. */
  lastChoice: own(lastChoice),
  /** The combined file of one of the actor's own batches; null if there is none. */
  readFile: own(readFile),
}
