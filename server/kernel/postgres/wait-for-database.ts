import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { openClient } from './house-client.ts'
import { isDatabaseOutage, isLostConnection } from './outage.ts'

export type Waiting = { seconds: number; say: (message: string) => void; signal?: AbortSignal }

/** Milliseconds between two attempts, and how long one may take. */
const tryEvery = 500
const oneTry = 5_000

/**
 * Returns once the database accepts our login.
 * @throws OperatorError immediately on a permanent refusal, such as a wrong password, and after `seconds` without an
 * answer
 */
export async function waitForDatabase(connectionString: string, waiting: Waiting): Promise<void> {
  const what = `the database at ${new URL(connectionString).host || 'its socket'}`
  const attempt = async (): Promise<Attempt<true>> => {
    const client = openClient({ connectionString, connectTimeout: oneTry })
    try {
      await client.connect()
      await client.query('select 1')
      return { found: true }
    } catch (error) {
      const { message } = reasonOf(error)
      if (isPassing(reasonOf(error))) return { missing: message }
      throw new OperatorError(`Refused by ${what}: ${message}. Correct DATABASE_URL or the database.`)
    } finally {
      await client.leave()
    }
  }
  await waitFor(attempt, { what, ...waiting })
}

export type Attempt<Found> = { found: Found } | { missing: string }

/** Retries until it is there. Logs once what it is waiting for, and then only when the reason changes. */
export async function waitFor<Found>(
  attempt: () => Promise<Attempt<Found>>,
  { what, seconds, say, signal }: Waiting & { what: string },
): Promise<Found> {
  const giveUpAt = performance.now() + seconds * 1_000
  let told = ''
  while (true) {
    const outcome = await attempt()
    if ('found' in outcome) return outcome.found
    const reason = outcome.missing
    if (performance.now() >= giveUpAt)
      throw new OperatorError(
        `Waited ${seconds} s for ${what}: ${reason}. Start it, or allow more time with DATABASE_WAIT_SECONDS.`,
      )
    if (reason !== told) say(`Waiting for ${what}, up to ${seconds} s: ${reason}`)
    told = reason
    await pause(tryEvery, undefined, { signal })
  }
}

/** A host with several addresses fails with an error for each of them. */
const reasonOf = (error: unknown): Error =>
  error instanceof AggregateError
    ? reasonOf(error.errors[0])
    : error instanceof Error
      ? error
      : new Error(String(error))

/**
 * While machines start up, the port may not be open yet, the name not resolve yet, or PostgreSQL still be recovering.
 */
const isPassing = (reason: Error): boolean => isDatabaseOutage(reason) || isLostConnection(reason)
