import type { Environment } from '../kernel/environment.ts'
import type { ErrorTracker } from '../kernel/log.ts'
import { setTracing } from '../kernel/tracing.ts'

/**
 * Follows requests, jobs, statements and calls where the settings say to whom it is told. OpenTelemetry is loaded only then.
 * What it returns ends it.
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

/** Whoever is told of errors, where the settings say who. Loaded only then, too. */
export async function beginErrorTracking(environment: Environment): Promise<ErrorTracker | null> {
  if (!environment.SENTRY_DSN) return null
  const { openErrorTracker } = await import('../adapters/error-tracker/index.ts')
  return openErrorTracker(environment)
}
