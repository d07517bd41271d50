import type { Auth } from './auth/index.ts'
import type { Basics } from './compose/basics.ts'
import type { Designing } from './compose/designing.ts'
import type { Making } from './compose/making.ts'
import type { Overview } from './compose/overview.ts'
import type { Platform } from './compose/platform.ts'
import type { Products } from './compose/products.ts'
import type { Selling } from './compose/selling.ts'
import type { Operations } from './operations.ts'

/** What the rest of the house builds on, and stays inside where it is not named here. */
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
  /** What opens the dev mailbox to the person at the terminal, whom alone it is told. */
  mailboxKey: { text(): string; isRight(given: string): boolean }
  isReady(): Promise<boolean>
  /** Makes what must stand before anything is served: queues and seed values of tables. */
  prepare(): Promise<void>
  /** Starts what runs by itself: jobs and realtime, or only what a process of that role does. */
  start(role?: ProcessRole): Promise<void>
  /** Jobs first, which get `timeout` ms to finish, then the database. */
  stop(timeout?: number): Promise<void>
}

/** One process does all, or one answers (`web`) while others work (`worker`). */
export type ProcessRole = 'all' | 'web' | 'worker'
