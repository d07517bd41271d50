import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Log } from '../log.ts'
import { isAtLength } from './at-length.ts'
import { HouseClient } from './house-client.ts'
import { refuseSecondConnection } from './inside-transaction.ts'
import type { Line } from './line.ts'
import { isReadFromReplica, stayOnPrimary } from './may-be-late.ts'
import { DatabaseOutage, isDatabaseOutage } from './outage.ts'

/** Timeouts in ms. */
export type Timeouts = { connect: number; statement: number; lock: number; idleInTransaction: number }

export type PoolOptions = {
  connectionString: string
  name: string
  /** The maximum number of connections. */
  max: number
  timeouts: Timeouts
  line: Pick<Line, 'outage' | 'onAway'>
  log: Log
  /** The pool for long-running work. */
  longPool?: HousePool
  /** The replica for reads that may lag. */
  replica?: LentOfReplica | null
  isReadOnly?: boolean
  /** Code that holds one of its connections may not request another. */
  isOneAtATime?: boolean
}

/** Connections to a replica; `isFit` says whether reads that may lag can use it now. */
export type LentOfReplica = { isFit(): Promise<boolean>; connect(): Promise<PoolClient> }

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

/**
 * A pool of connections. While the line says that the database is down, it hands out none, and those in use are cut.
 */
class HousePool extends Pool {
  readonly #line: PoolOptions['line']
  readonly #open = new Set<ClientBase>()
  readonly #longPool?: HousePool
  readonly #replica: PoolOptions['replica']
  readonly #refuse: () => void

  constructor({
    connectionString,
    name,
    max,
    timeouts,
    line,
    log,
    longPool,
    replica,
    isReadOnly = false,
    isOneAtATime = false,
  }: PoolOptions) {
    const options: PoolConfig & { Client: typeof HouseClient } = {
      Client: HouseClient,
      connectionString,
      application_name: name,
      max,
      connectionTimeoutMillis: timeouts.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // Not as startup parameters, which poolers such as PgBouncer reject.
      onConnect: (client: ClientBase) => client.query(limitsOf(timeouts, isReadOnly)),
    }
    super(options)
    this.#line = line
    this.#longPool = longPool
    this.#replica = replica
    this.#refuse = () =>
      isOneAtATime && refuseSecondConnection((error) => log.error({ error }, error.message))
    this.on('error', (error) => {
      if (!this.ending) log.warn({ error }, 'an idle database connection was lost')
    })
    this.on('connect', (client) => this.#open.add(client))
    this.on('remove', (client) => this.#open.delete(client))
    line.onAway(() => this.cut())
  }

  override connect(): Promise<PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    const taking = this.#take()
    if (!taken) return taking
    taking.then(
      (client) => taken(undefined, client, client.release),
      (error: Error) => taken(error, undefined, () => {}),
    )
  }

  async #take(): Promise<PoolClient> {
    this.#refuse()
    const ofReplica = await this.#takeOfReplica()
    if (ofReplica) return ofReplica
    if (this.#longPool && isAtLength()) return this.#longPool.connect()
    const { outage } = this.#line
    if (outage.aborted) throw new DatabaseOutage(outage.reason)
    const away = Promise.withResolvers<never>()
    const giveUp = () => away.reject(outage.reason)
    outage.addEventListener('abort', giveUp)
    const taking = super.connect()
    try {
      return await Promise.race([taking, away.promise])
    } catch (error) {
      taking.then(
        (client) => client.release(true),
        () => {},
      )
      throw new DatabaseOutage(error)
    } finally {
      outage.removeEventListener('abort', giveUp)
    }
  }

  /** Null: read from the primary. */
  async #takeOfReplica(): Promise<PoolClient | null> {
    const replica = this.#replica
    if (!replica || !(await isReadFromReplica(replica.isFit))) return null
    return replica.connect().catch((error) => {
      if (!isDatabaseOutage(error)) throw error
      stayOnPrimary()
      return null
    })
  }

  /** Takes back every connection, and cuts those still in use after `timeout` ms: none may delay shutdown. */
  async leave(timeout: number): Promise<void> {
    if (this.ending) return
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      this.cut()
      late.resolve()
    }, timeout)
    await Promise.race([this.end(), late.promise])
    clearTimeout(timer)
  }

  /** Closes every connection, in use or not: pending statements fail immediately. */
  cut(): void {
    for (const client of this.#open) if (client instanceof HouseClient) client.cut()
  }
}

export type { HousePool }

export const openPool = (options: PoolOptions): HousePool => new HousePool(options)

/** In one statement. JIT is off: pages request few rows from tables so large that PostgreSQL expects many. */
const limitsOf = ({ statement, lock, idleInTransaction }: Timeouts, isReadOnly: boolean): string => {
  const limits = {
    ...{ statement_timeout: statement, lock_timeout: lock, jit: 'off' },
    ...{ idle_in_transaction_session_timeout: idleInTransaction },
    ...(isReadOnly && { default_transaction_read_only: 'on' }),
  }
  const set = Object.entries(limits).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  return `select ${set.join(', ')}`
}
