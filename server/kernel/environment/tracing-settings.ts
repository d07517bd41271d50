import { z } from 'zod'

/** The OpenTelemetry and Sentry settings that this shop reads, with their own names and meanings. */
export const tracingSettings = {
  /** Tracing is off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Comma-separated key=value pairs. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('gangway'),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      ...(['always_on', 'always_off', 'traceidratio'] as const),
      ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
    ])
    .default('parentbased_always_on'),
  /** The sampling ratio, for samplers that use one. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Errors are reported to no one without it. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  SENTRY_ENVIRONMENT: z.string().min(1).default('production'),
}

export const tracingFixes = {
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'Give the address of an OTLP receiver over HTTP, such as http://localhost:4318.',
  OTEL_TRACES_SAMPLER: 'Say always_on, always_off, traceidratio, or one of them with parentbased_ before it.',
  SENTRY_DSN: 'Get it from your project there, under Client Keys (DSN): https://key@host/number.',
  OTEL_TRACES_SAMPLER_ARG: 'Give a share from 0 to 1, such as 0.1 for one in ten.',
}
