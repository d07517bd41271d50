import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { databaseErrorCode } from '#server/kernel/database.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { Span, SpanStart, Tracing } from '#server/kernel/tracing.ts'
import { samplerOf } from './sampler-of.ts'

const propagator = new W3CTraceContextPropagator()
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

type Settings = Pick<
  Environment,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_RESOURCE_ATTRIBUTES'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
>

/** Sends spans in batches by OTLP over HTTP (JSON); spans that can't be sent are dropped and delay no one. */
export function openTelemetry(settings: Settings): Tracing {
  const url = `${settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({
    url,
    headers: parseKeyPairsIntoRecord(settings.OTEL_EXPORTER_OTLP_HEADERS),
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      ...parseKeyPairsIntoRecord(settings.OTEL_RESOURCE_ATTRIBUTES),
      'service.name': settings.OTEL_SERVICE_NAME,
    }),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: 2_000 },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('gangway')
  const begin = ({ name, kind, attributes, parent }: SpanStart, around: Context): OpenSpan =>
    tracer.startSpan(name, { kind: kinds[kind], attributes }, parent ? comingWith(parent) : around)

  return {
    async run(start, work) {
      // A request to a server or a worker starts a trace of its own, unless it comes with one.
      const around = start.kind === 'client' ? context.active() : ROOT_CONTEXT
      const span = begin(start, around)
      const own = ended(span)
      try {
        const done = await context.with(trace.setSpan(context.active(), span), () => work(own))
        own.end()
        return done
      } catch (error) {
        own.end(error)
        throw error
      }
    },
    step: (start) => (trace.getActiveSpan()?.isRecording() ? ended(begin(start, context.active())) : null),
    carrier() {
      const carrier: { traceparent?: string } = {}
      propagator.inject(context.active(), carrier, defaultTextMapSetter)
      return carrier.traceparent
    },
    async stop() {
      await provider.shutdown()
      context.disable()
    },
  }
}

const comingWith = (traceparent: string): Context =>
  propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)

function ended(span: OpenSpan): Span {
  return {
    say(name, attributes: Attributes) {
      span.updateName(name)
      span.setAttributes(attributes)
      if (attributes['error.type']) span.setStatus({ code: SpanStatusCode.ERROR })
    },
    end(error) {
      if (error !== undefined) {
        const name = error instanceof Error ? error.name : 'unknown'
        span.setAttribute('error.type', databaseErrorCode(error) ?? name)
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    },
  }
}
