import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const valueSchema = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.union([z.int(), z.string()]) }).transform(({ intValue }) => Number(intValue)),
])
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value])))

const spanSchema = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  attributes: attributesSchema,
  status: z.object({ code: z.int().default(0) }),
})

/** ExportTraceServiceRequest in JSON (OTLP 1.x, section "OTLP/HTTP"). */
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

export type ReceivedSpan = z.output<typeof spanSchema>

export type OtlpReceiver = AsyncDisposable & {
  url: string
  spans: ReceivedSpan[]
  /** The processes' resource attributes, and the credentials they sent. */
  resources: Record<string, unknown>[]
  authorizations: Set<string | undefined>
}

/** A collector on this machine that accepts traces by OTLP over HTTP, and rejects malformed ones. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  const resources: Record<string, unknown>[] = []
  const authorizations = new Set<string | undefined>()
  const server = createServer(async (request, response) => {
    authorizations.add(request.headers.authorization)
    const reading = requestSchema.safeParse(await json(request))
    const isRight = request.method === 'POST' && request.url === '/v1/traces' && reading.success
    for (const { resource, scopeSpans } of reading.data?.resourceSpans ?? []) {
      resources.push(resource.attributes)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.writeHead(isRight ? 200 : 400, { 'content-type': 'application/json' })
    response.end(isRight ? '{}' : JSON.stringify(reading.error?.issues))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    ...{ spans, resources, authorizations },
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
