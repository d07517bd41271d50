import { createStackParser, createTransport } from '@sentry/core'
import {
  nodeStackLineParser,
  ServerRuntimeClient,
  type ServerRuntimeClientOptions,
} from '@sentry/core/server'
import { seconds } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { ErrorTracker } from '#server/kernel/log.ts'
import { directFetch } from '../direct-fetch.ts'
import { eventOf } from './event-of.ts'

type Settings = Pick<Environment, 'SENTRY_DSN' | 'SENTRY_ENVIRONMENT'>

/**
 * Forwards logged errors to any service that speaks Sentry's protocol. Events that can't be sent are dropped: the log
 * has them.
 */
export function openErrorTracker({
  SENTRY_DSN: dsn,
  SENTRY_ENVIRONMENT: environment,
}: Settings): ErrorTracker {
  const stackParser = createStackParser(nodeStackLineParser())
  const client = new ServerRuntimeClient({
    ...{ dsn, environment, stackParser, transport: sending },
    ...{ integrations: [], sendClientReports: false },
    ...{ platform: 'node', runtime: { name: 'node', version: process.version } },
  })
  client.init()
  return {
    write(line) {
      const event = eventOf(line, stackParser)
      if (event) client.captureEvent(event)
    },
    async flush() {
      await client.flush(seconds(2))
    },
  }
}

const sending: ServerRuntimeClientOptions['transport'] = (options) =>
  createTransport(options, async ({ body }) => {
    const signal = AbortSignal.timeout(seconds(10))
    const sent = typeof body === 'string' ? body : Buffer.from(body)
    const answer = await directFetch(options.url, { method: 'POST', body: sent, signal })
    await answer.body?.cancel()
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    }
  })
