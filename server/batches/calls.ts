import { own } from '#server/kernel/door.ts'
import { readFile } from './change-batch.ts'
import { lastChoice, listBatches } from './list-batches.ts'

export const batchesCalls = {
  /** Of the actor's own what they have not put away, newest first. */
  list: own(listBatches),
  /** What they chose for all of the last batch of a kind; null before the first. */
  lastChoice: own(lastChoice),
  /** What was made of all things of a batch of theirs; null while there is none. */
  readFile: own(readFile),
}
