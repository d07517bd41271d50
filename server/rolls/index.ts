import { createDoor, type Door } from '#server/kernel/door.ts'
import type { KeptSecret } from '#server/kernel/kept-secrets.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { rollsCalls } from './calls.ts'
import type { RollsDeps } from './deps.ts'
import { hotFolderSecrets } from './hot-folder-secrets.ts'
import { handleJobs } from './jobs.ts'
import { rollOperations } from './operations/index.ts'
import { rollWork } from './pending-work.ts'

export type { HotFolders, OpenHotFolder } from './port.ts'
export type { PrinterView } from './printers.ts'

/** Rolls of film: waiting items are laid out on rolls, each of them one print file for many orders. */
export type Rolls = Door<typeof rollsCalls> & {
  operations: BoundOperation[]
  pendingWork: readonly PendingWork[]
  /** Passwords and keys of hot folders. */
  keptSecrets: readonly KeptSecret[]
}

export function createRolls(deps: RollsDeps): Rolls {
  handleJobs(deps)
  return {
    ...createDoor(deps, rollsCalls),

    operations: bindOperations(rollOperations, deps),
    pendingWork: rollWork(deps),
    keptSecrets: hotFolderSecrets,
  }
}
