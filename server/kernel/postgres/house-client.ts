import { Client, type ClientConfig } from 'pg'
import { throwIfSought } from './mistakes.ts'
import { noteStatement } from './reads.ts'
import { traceStatement, untilAnswered } from './trace-statement.ts'

export { DatabaseError, escapeIdentifier } from 'pg'

/**
 * The only kind of connection that the house makes. A connection that is lost fails what it was asked, and emits an
 * `error` besides: unheard, that would end the process.
 */
export class HouseClient extends Client {
  /** Statements whose answers are awaited. */
  #awaited = 0

  constructor(config?: string | ClientConfig) {
    super(config)
    this.on('error', () => {})
  }

  override query = ((...asked: [unknown, ...unknown[]]) => {
    const text = textOf(asked[0])
    noteStatement(text)
    // Whoever gives up does not wait for the rest.
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

  /** Ends it without a farewell, which a server that hangs would not answer. What it was asked fails at once. */
  cut(): void {
    this.connection.stream.destroy()
  }

  /** Ends it, politely if the server has ears for it. */
  async leave(timeoutMilliseconds = 1_000): Promise<void> {
    const timer = setTimeout(() => this.cut(), timeoutMilliseconds)
    await this.end().catch(() => {})
    clearTimeout(timer)
  }
}

/**
 * A connection answers one statement after the other: what is asked at once is not sooner for it, and the driver is to refuse it.
 * Within a transaction, await each.
 *
 * @throws Error where we look for mistakes
 */
function refuseSecondStatement(text: string): void {
  throwIfSought(new Error(`Asked of a connection that had not answered the statement before: ${text}`))
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '')

export type ClientOptions = { connectionString: string; name?: string; connectTimeout?: number }

/** How long a server may take to accept a connection, in ms, where no setting says otherwise. */
const defaultConnectTimeout = 10_000

/** A connection of its own, outside of the pool; not yet open. Its statements may take as long as they like. */
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

/** Lets `work` have one, and ends it. */
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
