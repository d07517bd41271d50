import { Hono } from 'hono'
import { maxInboundBytes } from '#domain/orders/inbound-mail.ts'
import { limitBody } from '#server/http/limits/limit-body.ts'
import type { Shop } from '#server/shop.ts'

const maxWebhookBytes = 256 * 1_024

const statuses = { unknown_provider: 404, bad_signature: 401, unreadable: 422 } as const

/**
 * Events from payment, shipping, email and text message providers, on their raw bytes. 200 means stored; anything else
 * makes the provider resend it. They come from servers, not browsers, so neither cookies nor the cross-site check
 * apply.
 */
export function webhookRoutes(shop: Pick<Shop, 'payments' | 'shipping' | 'mail' | 'inboundMails'>): Hono {
  const routes = new Hono()
  routes.post('/shippo', limitBody(maxWebhookBytes), async (context) => {
    const rawBody = new Uint8Array(await context.req.arrayBuffer())
    const outcome = await shop.shipping.receiveWebhook('shippo', context.req.raw.headers, rawBody)
    if (outcome.ok) return context.json({ received: true })
    return context.json({ received: false, reason: outcome.reason }, statuses[outcome.reason])
  })
  routes.post('/mail-bounces', limitBody(maxWebhookBytes), async (context) => {
    const authorization = context.req.header('authorization') ?? null
    const outcome = await shop.mail.receiveBounce(authorization, await context.req.text())
    if (outcome.ok) return context.json({ received: true })
    return context.json({ received: false, reason: outcome.reason }, statuses[outcome.reason])
  })
  routes.post('/texts', limitBody(maxWebhookBytes), async (context) => {
    const outcome = await shop.mail.receiveTextCall({
      search: new URL(context.req.url).search,
      signature: context.req.header('x-twilio-signature') ?? '',
      rawBody: await context.req.text(),
    })
    if (outcome.ok && outcome.reply) await shop.inboundMails.keepText(outcome.reply)
    if (outcome.ok) return context.body(outcome.body, 200, { 'content-type': outcome.contentType })
    return context.json({ received: false, reason: outcome.reason }, statuses[outcome.reason])
  })
  routes.post('/inbound-mime', limitBody(maxInboundBytes * 1.4), async (context) => {
    const outcome = await shop.inboundMails.receivePost({
      authorization: context.req.header('authorization') ?? '',
      contentType: context.req.header('content-type') ?? '',
      body: new Uint8Array(await context.req.arrayBuffer()),
    })
    if (outcome.ok) return context.json({ received: true })
    return context.json({ received: false, reason: outcome.reason }, statuses[outcome.reason])
  })
  routes.post('/:provider', limitBody(maxWebhookBytes), async (context) => {
    const rawBody = new Uint8Array(await context.req.arrayBuffer())
    const provider = context.req.param('provider')
    const outcome = await shop.payments.receiveWebhook(provider, context.req.raw.headers, rawBody)
    if (outcome.ok) return context.json({ received: true })
    return context.json({ received: false, reason: outcome.reason }, statuses[outcome.reason])
  })
  return routes
}
