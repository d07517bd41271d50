import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { AnnounceAccess } from './announce-access.ts'

export type PeopleDeps = { database: Database; clock: Clock; realtime?: AnnounceAccess; emit: Emit }
