import { expect, test } from 'vitest'
import { samplerOf } from '#server/adapters/tracing/sampler-of.ts'
import { beginTracing } from '#server/compose.ts'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { startOtlpReceiver } from '#tests/fakes/otlp-receiver.ts'
import { browse } from '#tests/harness/browse.ts'
import { checkoutForm, designedLine } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('a checkout is one trace for each request: calls, statements, and the jobs that it asked for, to the mail', async () => {
  await using receiver = await startOtlpReceiver()
  await using mailServer = await startMailServer()
  await using shop = await startTestShop({
    settings: {
      SMTP_URL: mailServer.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-shop',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    },
  })
  const end = await beginTracing(shop.environment)
  const shopper = browse(shop)
  const form = checkoutForm([await designedLine(shop, shopper.actor)])

  const pressed = await shopper.send('POST', '/api/v1/checkout/prepare', form)
  const requestId = pressed.headers.get('x-request-id')
  const { attemptId, redirectUrl } = await pressed.json()
  await shop.sandbox.pay(redirectUrl.split('/').at(-1), 'approved')
  const back = await shopper.send('POST', '/functions/v1/verify-payment', { sessionId: attemptId })
  expect(await back.json()).toMatchObject({ success: true })
  await shopper.get('/health/live')
  await shopper.get('/no/such/page')
  await shop.jobs.runDue()
  await end()
  expect(mailServer.received.length).toBeGreaterThan(0)

  const { spans } = receiver
  expect(receiver.resources[0]).toMatchObject({
    'service.name': 'gangway',
    'deployment.environment.name': 'test',
  })
  expect([...receiver.authorizations]).toEqual(['Bearer of-the-shop'])
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(roots.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/v1/checkout', 'POST /functions/v1/verify-payment', 'GET none']),
  )
  expect(roots.map(({ name }) => name).filter((name) => name.includes('health'))).toEqual([])

  const traceOf = (root: string) => {
    const traceId = spans.find(({ name }) => name === root)?.traceId
    return spans.filter((span) => span.traceId === traceId)
  }
  const begun = traceOf('POST /api/v1/checkout')
  expect(begun[0]?.traceId).not.toBe(traceOf('POST /functions/v1/verify-payment')[0]?.traceId)
  expect(begun.find(({ parentSpanId }) => !parentSpanId)?.attributes).toEqual({
    ...{ 'http.request.method': 'POST', 'http.route': '/api/v1/checkout' },
    ...{ 'http.response.status_code': pressed.status, 'gangway.request_id': requestId },
  })
  expect(begun.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sandbox', 'insert orders', 'commit']),
  )

  const settled = traceOf('POST /functions/v1/verify-payment')
  const names = settled.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['sandbox', 'job orders.mail-placed', 'job mail.deliver', 'The mail server']),
  )
  const byId = new Map(settled.map((span) => [span.spanId, span]))
  const way = (name: string): string[] => {
    const words: string[] = []
    let span = settled.find((one) => one.name === name)
    for (; span; span = byId.get(span.parentSpanId ?? '')) words.unshift(span.name)
    return words
  }
  // Each belongs to what asked for it, without a gap.
  expect(way('The mail server')).toEqual([
    ...['POST /functions/v1/verify-payment', 'job orders.mail-placed', 'job mail.deliver', 'The mail server'],
  ])

  const told = JSON.stringify(spans)
  for (const secret of ['ada@example.com', 'Analytical', attemptId, shopper.visitorId])
    expect(told).not.toContain(secret)
  // The work is the same, asked for by whomever: what went well later is known to.
  const { rows } = await shop.database.pool.query(
    `select data ? 'traceparent' as is_traced from pgboss.job where name = 'orders.mail-placed'`,
  )
  expect(rows).toEqual([{ is_traced: true }])
})

test('samplers go by OpenTelemetry’s names', () => {
  const named = (OTEL_TRACES_SAMPLER: Parameters<typeof samplerOf>[0]['OTEL_TRACES_SAMPLER']) =>
    String(samplerOf({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG: 0.25 }))
  expect(named('always_off')).toBe('AlwaysOffSampler')
  expect(named('traceidratio')).toBe('TraceIdRatioBased{0.25}')
  expect(named('parentbased_always_on')).toContain('ParentBased{root=AlwaysOnSampler')
  expect(named('parentbased_traceidratio')).toContain('ParentBased{root=TraceIdRatioBased{0.25}')
})
