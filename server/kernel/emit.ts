import type { EventData, EventName } from '#domain/events.ts'
import type { Transaction } from './database.ts'

/**
 * Tells other programs that have asked for it what happened, when the caller's transaction commits, and never when it
 * does not (docs/adr/0020-webhooks.md).
 */
export type Emit = <Name extends EventName>(
  transaction: Transaction,
  name: Name,
  data: EventData<Name>,
) => Promise<void>
