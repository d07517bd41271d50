import { conflict } from '#server/kernel/operations/outcome.ts'

/** Somebody else saved settings in between: what stands now, with the version to send when it shall be overwritten. */
export const otherSaved = <Theirs, Yours>(theirs: Theirs, yours: Yours) =>
  conflict(theirs, yours, 'Somebody else saved meanwhile. Compare, then save again.')
