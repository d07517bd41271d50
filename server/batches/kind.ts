import type { Trouble } from '#domain/batches/batch.ts'
import type { Permission } from '#domain/people/permissions.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Outcome } from '#server/kernel/operations/outcome.ts'
import type { BatchesDeps } from './deps.ts'
import type { BatchRow, BatchThingRow, Memo } from './tables.ts'

/** How far one thing has come. `later`: it is being made elsewhere, and is looked at again after so many ms. */
export type Step =
  | { state: 'done'; message: string; memo?: Memo }
  | { state: 'failed'; message: string; trouble?: Trouble }
  | { state: 'later'; message: string; after: number; memo?: Memo }

export type ThingAtWork = Pick<BatchThingRow, 'orderId' | 'orderNumber' | 'choice' | 'memo' | 'tries'>

/** `bytes` is null where nothing could be made; `problem` says what it lacks. */
export type MadeFile = { bytes: Uint8Array | null; fileName: string; problem?: string | null }

/** How a kind of batch does one thing: by an operation that is there for one, as the person who started it. */
export type Kind = {
  step(deps: BatchesDeps, actor: Actor, thing: ThingAtWork, batch: BatchRow): Promise<Step>
  /** Made at the end of all that went well. The same again makes the same. */
  file?(
    deps: BatchesDeps,
    actor: Actor,
    batch: BatchRow,
    orderIds: readonly string[],
  ): Promise<MadeFile | null>
  /** What it takes to open that file. */
  filePermission?: Permission
}

export const failedAs = (outcome: Outcome & { ok: false }, trouble?: Trouble): Step => ({
  state: 'failed',
  message: outcome.message,
  trouble: trouble ?? 'order',
})
