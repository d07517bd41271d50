import type { Trouble } from '#domain/batches/batch.ts'
import type { Permission } from '#domain/people/permissions.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Outcome } from '#server/kernel/operations/outcome.ts'
import type { BatchesDeps } from './deps.ts'
import type { BatchRow, BatchThingRow, Memo } from './tables.ts'

/** The progress of one thing. `later`: it is being made elsewhere, and is checked again after this many ms. */
export type Step =
  | { state: 'done'; message: string; memo?: Memo }
  | { state: 'failed'; message: string; trouble?: Trouble }
  | { state: 'later'; message: string; after: number; memo?: Memo }

export type ThingAtWork = Pick<BatchThingRow, 'orderId' | 'orderNumber' | 'choice' | 'memo' | 'tries'>

/** `bytes` is null if nothing could be made; `problem` says what it lacks. */
export type MadeFile = { bytes: Uint8Array | null; fileName: string; problem?: string | null }

/** How a kind of batch does one thing: by an operation that exists for a single one, as the person who started it. */
export type Kind = {
  step(deps: BatchesDeps, actor: Actor, thing: ThingAtWork, batch: BatchRow): Promise<Step>
  /** Made at the end from everything that succeeded. Idempotent. */
  file?(
    deps: BatchesDeps,
    actor: Actor,
    batch: BatchRow,
    orderIds: readonly string[],
  ): Promise<MadeFile | null>
  /** The permission needed to open that file. */
  filePermission?: Permission
}

export const failedAs = (outcome: Outcome & { ok: false }, trouble?: Trouble): Step => ({
  state: 'failed',
  message: outcome.message,
  trouble: trouble ?? 'order',
})
