import type { Actor, SystemActor } from '#server/kernel/actor.ts'

import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'

import { deleteCustomer } from './delete-account.ts'
import type { OwnDataDeps } from './deps.ts'
import { type ExportOutcome, exportOwnData } from './export-own-data.ts'
import { ownDataOperations } from './operations/index.ts'
import { removeFilesJob } from './remove-files.ts'

/** What the shop knows of the person who asks: taken along as a file, or forgotten with the account. */
export type OwnData = {
  /** One JSON document, written while it is read. */
  export(actor: Actor): Promise<ExportOutcome>
  /** By another system of the shop's owner. */
  deleteCustomer(actor: SystemActor, userId: string): ReturnType<typeof deleteCustomer>
  operations: BoundOperation[]
}

export function createOwnData(deps: OwnDataDeps): OwnData {
  deps.jobs.handle(removeFilesJob, async ({ keys }) => {
    for (const key of keys) await deps.files.remove(key)
  })
  return {
    export: (actor) => exportOwnData(deps, actor),
    deleteCustomer: (actor, userId) => deleteCustomer(deps, actor, userId),
    operations: bindOperations(ownDataOperations, deps),
  }
}
