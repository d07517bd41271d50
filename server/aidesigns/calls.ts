import { own } from '#server/kernel/door.ts'
import { listRuns, readDesign } from './find-runs.ts'
import { adoptRuns } from './keep-runs.ts'
import { takeDesign } from './take-design.ts'

export const aiDesignsCalls = {
  /** The actor's own latest runs, newest first. */
  list: own(listRuns),
  /** Opens an image for the actor who requested it; null for anyone else. */
  read: own(readDesign),
  /** Makes a design one of the actor's own artworks, for the studio. */
  use: own(takeDesign),
  /** The visitor's runs become the user's. */
  adopt: own(adoptRuns),
}
