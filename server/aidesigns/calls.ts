import { own } from '#server/kernel/door.ts'
import { listRuns, readDesign } from './find-runs.ts'
import { adoptRuns } from './keep-runs.ts'
import { takeDesign } from './take-design.ts'

export const aiDesignsCalls = {
  /** The actor's own latest runs, newest first. */
  list: own(listRuns),
  /** Opens a picture for whoever asked for it; null for everybody else. */
  read: own(readDesign),
  /** Makes a design an artwork of the actor's own, for the studio. */
  use: own(takeDesign),
  /** What the visitor asked for becomes the user's. */
  adopt: own(adoptRuns),
}
