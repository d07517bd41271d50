import type { Actor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { KeptSecret } from '#server/kernel/kept-secrets.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { RollsDeps } from './deps.ts'
import { downloadManifest, downloadMap, downloadRoll, readPreview } from './downloads.ts'
import { hotFolderSecrets } from './hot-folder-secrets.ts'
import { handleJobs } from './jobs.ts'
import { openRollsOf } from './open-rolls-of.ts'
import { rollOperations } from './operations/index.ts'
import { rollWork } from './pending-work.ts'
import { followPrintFile } from './print-roll.ts'
import { ensurePrinter } from './printers.ts'

export type { HotFolders, OpenHotFolder } from './port.ts'
export type { PrinterView } from './printers.ts'

/** Rolls of film: what waits to be printed is laid on rolls, each one print file for many orders. */
export type Rolls = {
  operations: BoundOperation[]
  pendingWork: readonly PendingWork[]
  /** Passwords and keys of hot folders. */
  keptSecrets: readonly KeptSecret[]
  /** A printer of the usual film, where there is none. */
  ensureSeed(): Promise<void>
  /** A print file can be printed: rolls that wait for it may be drawn. In the transaction of its becoming so. */
  followPrintFile(transaction: Transaction, file: { orderItemId: string }): Promise<void>
  /** On which unprinted roll each of these items lies, by its code. For the server itself. */
  openRollsOf(executor: Executor, itemIds: readonly string[]): Promise<Map<string, string>>
  /** The roll as PNG or PDF; null while it is not drawn, or its printer takes the other one alone. */
  download(actor: Actor, rollId: string, kind?: 'png' | 'pdf'): Promise<StoredFile | null>
  /** As are those. */
  preview(actor: Actor, rollId: string): Promise<StoredFile | null>
  /** Where each piece lies, for people, as PDF. */
  downloadMap(actor: Actor, rollId: string): Promise<StoredFile | null>
  /** The same for other programs, as JSON. */
  downloadManifest(actor: Actor, rollId: string): Promise<StoredFile | null>
}

export function createRolls(deps: RollsDeps): Rolls {
  handleJobs(deps)
  return {
    operations: bindOperations(rollOperations, deps),
    pendingWork: rollWork(deps),
    keptSecrets: hotFolderSecrets,
    ensureSeed: () => ensurePrinter(deps),
    followPrintFile: (transaction, file) => followPrintFile(deps, transaction, file),
    openRollsOf,
    download: (_actor, rollId, kind = 'png') => downloadRoll(deps, rollId, kind),
    preview: (_actor, rollId) => readPreview(deps, rollId),
    downloadMap: (_actor, rollId) => downloadMap(deps, rollId),
    downloadManifest: (_actor, rollId) => downloadManifest(deps, rollId),
  }
}
