import { Client, type ClientConfig } from 'pg'
import { throwIfSought } from './mistakes.ts'
import { noteStatement } from './reads.ts'
import { traceStatement, untilAnswered } from './trace-statement.ts'

export { DatabaseError, escapeIdentifier } from 'pg'

/**
 * The only kind of connection used in this codebase. When a connection is lost, its pending statements fail and it also
 * emits an `error`, which would end the process if not handled.
 */
export class HouseClient extends Client {
  /** Statements whose results are pending. */
  #awaited = 0

  constructor(config?: string | ClientConfig) {
    super(config)
    this.on('error', () => {})
  }

  override query = ((...asked: [unknown, ...unknown[]]) => {
    const text = textOf(asked[0])
    noteStatement(text)
    // A rollback doesn't wait for pending statements.
    if (this.#awaited > 0 && text !== 'rollback') refuseSecondStatement(text)
    const ask = (all: readonly unknown[]) => Reflect.apply(super.query, this, all)
    const span = traceStatement(text)
    const answer = span ? untilAnswered(span, asked, ask) : ask(asked)
    if (answer instanceof Promise) this.#waitFor(answer)
    return answer
  }) as Client['query']

  #waitFor(answer: Promise<unknown>): void {
    this.#awaited++
    const come = (): void => void this.#awaited--
    answer.then(come, come)
  }

  /**
   * Closes it without the protocol's goodbye, which a hung server would not answer. Pending statements fail
   * immediately.
   */
  cut(): void {
    this.connection.stream.destroy()
  }

  /** Closes it, gracefully if the server responds. */
  async leave(timeoutMilliseconds = 1_000): Promise<void> {
    const timer = setTimeout(() => this.cut(), timeoutMilliseconds)
    await this.end().catch(() => {})
    clearTimeout(timer)
  }
}

/**
 * A connection answers one statement at a time: concurrent ones are no faster, and the driver is going to reject them.
 * Within a transaction, await each.
 *
 * @throws Error in development and tests
 */
function refuseSecondStatement(text: string): void {
  throwIfSought(new Error(`Asked of a connection that had not answered the statement before: ${text}`))
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '')

export type ClientOptions = { connectionString: string; name?: string; connectTimeout?: number }

/** How long a server may take to accept a connection, in ms, unless configured otherwise. */
const defaultConnectTimeout = 10_000

/** A separate connection outside the pool; not yet open. Its statements have no timeout. */
export function openClient({
  connectionString,
  name = 'gangway',
  connectTimeout = defaultConnectTimeout,
}: ClientOptions): HouseClient {
  return new HouseClient({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
}

/** Calls `work` with such a connection, then closes it. */
export async function withClient<T>(
  options: ClientOptions,
  work: (client: HouseClient) => Promise<T>,
): Promise<T> {
  const client = openClient(options)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.leave()
  }
}
