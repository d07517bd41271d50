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
  /** Argon2id at its full cost unless given; tests, which sign up hundreds of people, pass a cheap one. */
  passwords?: Passwords
  /** The shop as seen from outside; queried over the network unless given. */
  network?: NetworkLook
  /** An already open database; otherwise the shop opens one of its own. */
  database?: Database
}
