import { DatabaseError, escapeIdentifier, type QueryResultRow } from 'pg'
import { seconds } from '../clock.ts'
import type { Log } from '../log.ts'
import { type HouseClient, openClient, withClient } from './house-client.ts'
import { DatabaseOutage } from './outage.ts'

/**
 * The one permanent connection of a process: it receives notifications, holds the process's locks, and monitors whether
 * PostgreSQL still responds.
 */
export type Line = {
  /** Aborted while the database is down; a new signal once it is back. */
  readonly outage: AbortSignal
  onAway(call: () => void): void
  /** Everything the session held (PostgreSQL manual, section 13.3.5) is lost with its connection. */
  onLost(call: () => void): void
  /** Runs one statement. @throws DatabaseOutage */
  ask<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** `onConnected` is called whenever it starts listening (again): earlier notifications may have been missed. */
  listen(channel: string, hear: (payload: string) => void, onConnected?: () => void): Promise<() => void>
  /** Whether the database responds within the given ms. */
  answers(within: number): Promise<boolean>
  /**
   * Starts checking every second whether the database is there, reconnecting automatically. Listening does so as well.
   */
  keep(): void
  stop(): Promise<void>
}

/** The application name that PostgreSQL lists for these connections. */
const nameOfLines = 'gangway-line'

export type LineOptions = {
  connectionString: string
  log: Log
  connectTimeout?: number
  /** If an answer takes longer than this, in ms, the database is considered down. */
  silence?: number
  beatEvery?: number
  /** Its name in the log. */
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
  /** One query at a time: a connection can't run more. */
  let previous: Promise<unknown> = Promise.resolve()
  let isKept = false
  let isStopped = false
  let nextBeat: NodeJS.Timeout | undefined

  /** @throws DatabaseOutage if the answer doesn't come in time; the connection is then abandoned */
  const inTime = async <T>(client: HouseClient, answer: Promise<T>): Promise<T> => {
    let isAnswered = false
    // Data that arrived while this process was busy is read before giving up.
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
      // If the server just has no connection left for this one, the pool still has its own.
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

/**
 * How many processes of the shop have this database open, whatever their version. Commands that only read are not
 * counted.
 */
export const countLines = (connectionString: string): Promise<number> =>
  withClient({ connectionString }, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and application_name = $1`,
      [nameOfLines],
    )
    return rows[0].open
  })
