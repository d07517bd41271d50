import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'
import type { ReadPosted } from '#server/inbound-mail/port.ts'

/** How each service posts incoming email, with the secret that authenticates it. */
export const postedReaders = {
  /** The raw email (message/rfc822), with `Authorization: Bearer` and the secret. */
  mime:
    (secret: string): ReadPosted =>
    async ({ authorization, body }) =>
      isSame(authorization, `Bearer ${secret}`) ? readable({ raw: body, recipients: [] }) : 'bad_signature',
  postmark,
  mailgun,
}

const postmarkSchema = z.object({
  RawEmail: z.string().min(1),
  OriginalRecipient: z.string().default(''),
})

/**
 * Postmark's inbound webhook (postmarkapp.com/developer/webhooks/inbound-webhook), which is unsigned: the secret is the
 * password in its URL. "Include raw email content in JSON payload" must be on.
 */
function postmark(secret: string): ReadPosted {
  return async ({ authorization, body }) => {
    const given = Buffer.from(authorization.replace(/^Basic /i, ''), 'base64').toString()
    if (!isSame(given.slice(given.indexOf(':') + 1), secret)) return 'bad_signature'
    const post = postmarkSchema.safeParse(readJson(body))
    if (!post.success) return 'unreadable'
    const { RawEmail, OriginalRecipient } = post.data
    return readable({ raw: Buffer.from(RawEmail, 'utf8'), recipients: [OriginalRecipient] })
  }
}

/**
 * Mailgun's route to a URL that ends with "mime" (documentation.mailgun.com, "Receiving, forwarding and storing
 * messages"): a form, signed with HMAC-SHA256 over its timestamp and token.
 */
function mailgun(secret: string): ReadPosted {
  return async ({ contentType, body }) => {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
      .formData()
      .catch(() => null)
    if (!form) return 'bad_signature'
    const field = (name: string): string => String(form.get(name) ?? '')
    const signed = createHmac('sha256', secret)
      .update(field('timestamp') + field('token'))
      .digest('hex')
    if (field('token') === '' || !isSame(field('signature'), signed)) return 'bad_signature'
    const mime = form.get('body-mime')
    const raw =
      mime instanceof File ? new Uint8Array(await mime.arrayBuffer()) : Buffer.from(mime ?? '', 'utf8')
    return readable({ raw, recipients: field('recipient').split(',') })
  }
}

const readable = (mail: { raw: Uint8Array; recipients: string[] }) =>
  mail.raw.byteLength > 0 ? mail : ('unreadable' as const)

function readJson(body: Uint8Array): unknown {
  try {
    return parseJsonText(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}

/** Compares in constant time, so timing doesn't reveal how much matched. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(wanted).digest())
