import type { Environment } from '../kernel/environment.ts'
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
