import { expect, test } from 'vitest'
import { samplerOf } from '#server/adapters/tracing/sampler-of.ts'
import { beginTracing } from '#server/compose.ts'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { startOtlpReceiver } from '#tests/fakes/otlp-receiver.ts'
import { browse } from '#tests/harness/browse.ts'
import { checkoutForm, designedLine } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('a checkout is one trace from the browser to the email: statements, payment calls, what settles it later, and jobs', async () => {
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
  const checkout = traceOf('POST /api/v1/checkout')
  const asked = checkout.find(({ parentSpanId }) => !parentSpanId)
  expect(asked?.attributes).toEqual({
    ...{ 'http.request.method': 'POST', 'http.route': '/api/v1/checkout' },
    ...{ 'http.response.status_code': pressed.status, 'gangway.request_id': requestId },
  })
  const byId = new Map(checkout.map((span) => [span.spanId, span]))
  const wayOf = (span: (typeof spans)[number] | undefined): string[] =>
    span ? [...wayOf(byId.get(span.parentSpanId ?? '')), span.name] : []
  const waysTo = (name: string) => checkout.filter((span) => span.name === name).map(wayOf)
  // Each belongs to what caused it, without a gap, and all of it to the person who clicked the button.
  const pressing = ['POST /api/v1/checkout']
  const settling = [...pressing, 'settle payment']
  expect(waysTo('insert orders')).toEqual([[...pressing, 'insert orders']])
  expect(waysTo('sandbox')).toEqual(
    expect.arrayContaining([
      [...pressing, 'sandbox'],
      [...settling, 'sandbox'],
    ]),
  )
  expect(waysTo('update payment_attempts')).toContainEqual([...settling, 'update payment_attempts'])
  expect(waysTo('The mail server')).toContainEqual([...settling, ...['job mail.deliver', 'The mail server']])
  // The request that brought the shopper back has its own trace, and the step that it made links to it.
  const returned = traceOf('POST /functions/v1/verify-payment')
  expect(returned[0]?.traceId).not.toBe(asked?.traceId)
  expect(checkout.map(({ attributes }) => attributes)).toContainEqual({
    ...{ 'gangway.settled_by': 'return', 'gangway.request_id': back.headers.get('x-request-id') },
  })

  const told = JSON.stringify(spans)
  for (const secret of ['ada@example.com', 'Analytical', attemptId, shopper.visitorId])
    expect(told).not.toContain(secret)
  // The work is the same, asked for by whomever: what went well later is known to.
  const { rows } = await shop.database.pool.query(
    `select distinct data ? 'traceparent' as is_traced from pgboss.job where name = 'mail.deliver'`,
  )
  expect(rows).toEqual([{ is_traced: true }])
})

test('samplers use OpenTelemetry’s names', () => {
  const named = (OTEL_TRACES_SAMPLER: Parameters<typeof samplerOf>[0]['OTEL_TRACES_SAMPLER']) =>
    String(samplerOf({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG: 0.25 }))
  expect(named('always_off')).toBe('AlwaysOffSampler')
  expect(named('traceidratio')).toBe('TraceIdRatioBased{0.25}')
  expect(named('parentbased_always_on')).toContain('ParentBased{root=AlwaysOnSampler')
  expect(named('parentbased_traceidratio')).toContain('ParentBased{root=TraceIdRatioBased{0.25}')
})
