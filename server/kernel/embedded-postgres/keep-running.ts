import { setTimeout as wait } from 'node:timers/promises'
import { minutes, seconds } from '../clock.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts'

export type KeptPostgres = Pick<EmbeddedPostgres, 'connectionString' | 'stop'> & {
  /** Resolves with the reason if it can't be kept running. */
  givenUp: Promise<Error>
}

/** More deaths than this in ten minutes have a cause that a restart doesn't fix. */
const mostRestarts = 5
const within = minutes(10)

/**
 * The embedded PostgreSQL, restarted whenever it ends on its own: killed because of its memory, or crashed, even while
 * starting.
 */
export async function keepPostgresRunning(options: EmbeddedPostgresOptions): Promise<KeptPostgres> {
  const { log } = options
  let current = await startEmbeddedPostgres(options)
  const address = current.connectionString()
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<Error>()
  let isStopping = false

  const watch = async (): Promise<void> => {
    const deaths: number[] = []
    // A server that dies while starting, for example from the same lack of memory, counts as another death.
    for (let failure: unknown = null; ; ) {
      if (failure === null) await current.ended
      if (isStopping) return
      const now = performance.now()
      deaths.push(now)
      const recent = deaths.filter((at) => now - at < within).length
      if (recent > mostRestarts) throw failure ?? endedTooOften(recent, current.logFile)
      await current.stop()
      // The first time immediately; after that, with time for the problem to pass.
      await wait(seconds(recent - 1))
      if (isStopping) return
      try {
        current = await startEmbeddedPostgres(options)
        failure = null
      } catch (error) {
        failure = error
        log(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : error}`)
        continue
      }
      if (current.connectionString() !== address)
        throw new EmbeddedPostgresError('start_failed', 'PostgreSQL could not be started at its old address.')
      log('PostgreSQL was started again')
    }
  }
  const watching = watch().catch((error) => giveUp(error))

  return {
    connectionString: (databaseName) => current.connectionString(databaseName),
    givenUp,
    async stop() {
      isStopping = true
      await current.stop()
      // It may just be starting another one.
      await watching
      await current.stop()
    },
  }
}

const endedTooOften = (times: number, logFile: string): Error =>
  new EmbeddedPostgresError(
    'start_failed',
    `PostgreSQL has stopped on its own ${times} times in ten minutes; ${logFile} says why.`,
  )
