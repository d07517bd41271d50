import type { Environment } from '../kernel/environment.ts'
import type { ErrorTracker } from '../kernel/log.ts'
import { setTracing } from '../kernel/tracing.ts'

/**
 * Traces requests, jobs, statements and calls if the settings say where to send them. OpenTelemetry is loaded only
 * then. Returns a function that stops it.
 */
export async function beginTracing(environment: Environment): Promise<() => Promise<void>> {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {}
  const { openTelemetry } = await import('../adapters/tracing/index.ts')
  const tracing = openTelemetry(environment)
  setTracing(tracing)
  return async () => {
    setTracing(null)
    await tracing.stop()
  }
}

/** The error tracker, if one is configured. It, too, is loaded only then. */
export async function beginErrorTracking(environment: Environment): Promise<ErrorTracker | null> {
  if (!environment.SENTRY_DSN) return null
  const { openErrorTracker } = await import('../adapters/error-tracker/index.ts')
  return openErrorTracker(environment)
}
