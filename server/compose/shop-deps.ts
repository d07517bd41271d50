import type { Passwords } from '../auth/index.ts'
import type { NetworkLook } from '../doctor/port.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Database } from '../kernel/database.ts'
import type { Environment } from '../kernel/environment.ts'
import type { Log } from '../kernel/log.ts'

export type ShopDeps = {
  environment: Environment
  connectionString: string
  log: Log
  clock?: Clock
  /** Argon2id at its full cost unless given; tests, which sign up hundreds of people, give a cheap one. */
  passwords?: Passwords
  /** How the shop looks from outside; asked over the network unless given. */
  network?: NetworkLook
  /** A database that is open already; otherwise one of the shop's own is opened. */
  database?: Database
}
