import { conflict } from '#server/kernel/operations/outcome.ts'

/** Someone else saved settings in between: the current ones, with the version to send in order to overwrite them. */
export const otherSaved = <Theirs, Yours>(theirs: Theirs, yours: Yours) =>
  conflict(theirs, yours, 'Someone else saved in the meantime. Compare, then save again.')
