import { DatabaseError, escapeIdentifier, type QueryResultRow } from 'pg'
import { seconds } from '../clock.ts'
import type { Log } from '../log.ts'
import { type HouseClient, openClient, withClient } from './house-client.ts'
import { DatabaseOutage } from './outage.ts'

/**
 * The one connection that a process keeps: it hears notifications, holds the locks of the process, and feels whether
 * PostgreSQL still answers.
 */
export type Line = {
  /** Aborted while the database is away; another one once it is back. */
  readonly outage: AbortSignal
  onAway(call: () => void): void
  /** Whatever the session held (PostgreSQL manual, section 13.3.5) is lost with its connection. */
  onLost(call: () => void): void
  /** One statement. @throws DatabaseOutage */
  ask<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** `onConnected` is called whenever it hears (again): what was told before may have been missed. */
  listen(channel: string, hear: (payload: string) => void, onConnected?: () => void): Promise<() => void>
  /** Whether the database answers within so many ms. */
  answers(within: number): Promise<boolean>
  /** From now on it feels each second whether the database is there, and comes back by itself. Who listens keeps it, too. */
  keep(): void
  stop(): Promise<void>
}

/** What PostgreSQL lists their connections as. */
const nameOfLines = 'gangway-line'

export type LineOptions = {
  connectionString: string
  log: Log
  connectTimeout?: number
  /** An answer that takes longer, in ms, means that the database is away. */
  silence?: number
  beatEvery?: number
  /** What the log calls it. */
  name?: 'database' | 'replica'
}

type Hearer = { channel: string; hear(payload: string): void; onConnected?(): void }

export function createLine({
  connectionString,
  log,
  connectTimeout = seconds(5),
  silence = seconds(5),
  beatEvery = seconds(1),
  name = 'database',
}: LineOptions): Line {
  const hearers = new Set<Hearer>()
  const onLost: (() => void)[] = []
  const onAway: (() => void)[] = []
  let era = new AbortController()
  let connected: HouseClient | null = null
  let opening: Promise<HouseClient> | null = null
  /** One question at a time: a connection has no more than one. */
  let previous: Promise<unknown> = Promise.resolve()
  let isKept = false
  let isStopped = false
  let nextBeat: NodeJS.Timeout | undefined

  /** @throws DatabaseOutage when the answer does not come in time; the connection is given up then */
  const inTime = async <T>(client: HouseClient, answer: Promise<T>): Promise<T> => {
    let isAnswered = false
    // What has come while this process was busy is read before anything is given up.
    const later = () =>
      setImmediate(() => {
        if (isAnswered) return
        leave(new Error(`No answer for ${silence} ms`))
        client.cut()
      })
    const timer = setTimeout(later, silence)
    try {
      return await answer
    } catch (error) {
      throw new DatabaseOutage(error)
    } finally {
      isAnswered = true
      clearTimeout(timer)
    }
  }

  const connect = async (): Promise<HouseClient> => {
    const client = openClient({ connectionString, name: nameOfLines, connectTimeout })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const hearer of hearers) if (hearer.channel === channel) hearer.hear(payload)
    })
    try {
      await client.connect()
      const channels = new Set([...hearers].map(({ channel }) => channel))
      for (const channel of channels) await inTime(client, client.query(listenTo(channel)))
    } catch (error) {
      client.cut()
      throw new DatabaseOutage(error)
    }
    client.once('end', lose)
    connected = client
    comeBack()
    for (const { onConnected } of hearers) onConnected?.()
    return client
  }

  const open = async (): Promise<HouseClient> => {
    if (isStopped) throw new DatabaseOutage(new Error('Closed'))
    if (connected) return connected
    opening ??= connect().finally(() => {
      opening = null
    })
    return opening
  }

  const lose = (): void => {
    connected = null
    for (const call of onLost) call()
    if (isKept && !isStopped) void openAgain().catch(() => {})
  }

  const openAgain = (): Promise<HouseClient> =>
    open().catch((error) => {
      // When only there is no room for one more, the pool still has its own.
      if (!isFull(error)) leave(error)
      throw error
    })

  const leave = (cause: unknown): void => {
    if (era.signal.aborted || isStopped) return
    log.error({ error: cause }, `the ${name} is away`)
    era.abort(new DatabaseOutage(cause))
    for (const call of onAway) call()
    keep()
  }

  const comeBack = (): void => {
    if (!era.signal.aborted) return
    log.warn(`the ${name} is back`)
    era = new AbortController()
  }

  const askOn = async <Row extends QueryResultRow>(client: HouseClient, text: string, values?: unknown[]) => {
    const answer = previous.then(() => inTime(client, client.query<Row>(text, values)))
    previous = answer.catch(() => {})
    return (await answer).rows
  }

  const keep = (): void => {
    if (isKept) return
    isKept = true
    const beat = (): void => {
      nextBeat = setTimeout(async () => {
        await openAgain()
          .then((client) => askOn(client, 'select 1'))
          .catch(() => {})
        if (!isStopped) beat()
      }, beatEvery).unref()
    }
    beat()
  }

  const ask: Line['ask'] = async (text, values) => {
    if (era.signal.aborted) throw new DatabaseOutage(era.signal.reason)
    return askOn(await open(), text, values)
  }

  return {
    get outage() {
      return era.signal
    },
    onAway: (call) => void onAway.push(call),
    onLost: (call) => void onLost.push(call),
    ask,
    async listen(channel, hear, onConnected) {
      const hearer: Hearer = { channel, hear, onConnected }
      const end = () => void hearers.delete(hearer)
      await open()
      hearers.add(hearer)
      await ask(listenTo(channel)).catch((error) => {
        end()
        throw error
      })
      onConnected?.()
      keep()
      return end
    },
    async answers(within) {
      const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => resolve(false), within)
      const answer = ask('select 1').then(
        () => true,
        () => false,
      )
      return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
    },
    keep,
    async stop() {
      isStopped = true
      clearTimeout(nextBeat)
      const client = connected ?? (await opening?.catch(() => null))
      await client?.leave()
    },
  }
}

const listenTo = (channel: string): string => `listen ${escapeIdentifier(channel)}`

/** Too many connections: PostgreSQL manual, appendix A. */
const isFull = (error: unknown): boolean =>
  error instanceof DatabaseOutage && error.cause instanceof DatabaseError && error.cause.code === '53300'

/** How many processes of the shop have this database open, whatever their version. Commands that only look in are none. */
export const countLines = (connectionString: string): Promise<number> =>
  withClient({ connectionString }, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and application_name = $1`,
      [nameOfLines],
    )
    return rows[0].open
  })
