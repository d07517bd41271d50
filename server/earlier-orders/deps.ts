import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'

export type EarlierOrdersDeps = { database: Database; clock: Clock }
