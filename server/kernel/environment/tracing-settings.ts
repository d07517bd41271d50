import { z } from 'zod'

/** OpenTelemetry's and Sentry's own names and meanings, those that this shop reads. */
export const tracingSettings = {
  /** Nobody is followed without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** key=value, with commas between them. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('gangway'),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      ...(['always_on', 'always_off', 'traceidratio'] as const),
      ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
    ])
    .default('parentbased_always_on'),
  /** Which share, for the samplers by ratio. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Nobody is told of errors without it. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  SENTRY_ENVIRONMENT: z.string().min(1).default('production'),
}

export const tracingFixes = {
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'Give the address of an OTLP receiver over HTTP, such as http://localhost:4318.',
  OTEL_TRACES_SAMPLER: 'Say always_on, always_off, traceidratio, or one of them with parentbased_ before it.',
  SENTRY_DSN: 'Take it from your project there, under Client Keys (DSN): https://key@host/number.',
  OTEL_TRACES_SAMPLER_ARG: 'Give a share from 0 to 1, such as 0.1 for every tenth.',
}
