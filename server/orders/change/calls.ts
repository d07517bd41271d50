import { onDatabase, withoutDeps } from '#server/kernel/door.ts'
import { applyChange, settleOpen } from './apply-change.ts'
import { lockForChange, readForChange } from './read-for-change.ts'

/** Called by order changes only. */
export const changeCalls = {
  /** CHANGES, called by order changes only. */
  readForChange: onDatabase(readForChange),
  lockForChange: withoutDeps(lockForChange),
  /** Changes the lines and totals of a locked order. */
  applyChange,
  /** What a change left open was paid, returned or settled by hand. */
  settleOpen,
}
