import type { Auth } from './auth/index.ts'
import type { Basics } from './compose/basics.ts'
import type { Designing } from './compose/designing.ts'
import type { Making } from './compose/making.ts'
import type { Overview } from './compose/overview.ts'
import type { Platform } from './compose/platform.ts'
import type { Products } from './compose/products.ts'
import type { Selling } from './compose/selling.ts'
import type { Operations } from './operations.ts'

/** What the rest of the codebase builds on; anything not named here stays internal. */
type Foundation = Pick<
  Platform,
  | 'clock'
  | 'database'
  | 'files'
  | 'jobs'
  | 'locks'
  | 'orderLinks'
  | 'rateLimiter'
  | 'realtime'
  | 'tableChanges'
  | 'webhooks'
>

/** The doors of all capabilities, as pages, operations and the command line use them. */
export type Shop = Foundation &
  Omit<Basics, 'readSettings' | 'readSettingsWithin' | 'nameOf' | 'visits'> &
  Omit<Designing, 'readUpload'> &
  Products &
  Selling &
  Omit<Making, 'reorder' | 'guestOrders'> &
  Overview &
  Running & { auth: Auth; operations: Operations }

type Running = {
  /** Opens the dev mailbox to the person at the terminal, the only one it is shown to. */
  mailboxKey: { text(): string; isRight(given: string): boolean }
  isReady(): Promise<boolean>
  /** Creates what must exist before anything is served: queues and seed values of tables. */
  prepare(): Promise<void>
  /** Starts background work: jobs and realtime, or only what a process with that role does. */
  start(role?: ProcessRole): Promise<void>
  /** Stops the jobs first, which get `timeout` ms to finish, then the database. */
  stop(timeout?: number): Promise<void>
}

/** One process does everything, or one answers requests (`web`) while others run jobs (`worker`). */
export type ProcessRole = 'all' | 'web' | 'worker'
