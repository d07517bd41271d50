import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'

export type TwilioMessage = { to: string; from: string; body: string; reportTo: string | null; sid: string }

export type FakeTwilio = AsyncDisposable & {
  settings: Record<'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'TWILIO_URL', string>
  /** Accepted messages, oldest first. */
  messages: TwilioMessage[]
  /** Its response to texts to a number instead of accepting them: a status and an error code. */
  refuse(to: string, refusal: { status: number; code: number; message: string } | null): void
  /** The status that it reports for the next text to a number even before it has responded that it accepted it. */
  reportEarly(to: string, fields: Record<string, string>): void
  /** Sends a text to the shop's number; returns the shop's TwiML response. */
  reply(
    shop: string,
    message: { from: string; body: string; optOutType?: string; sid?: string },
  ): Promise<Response>
  /** Reports the status of a message. */
  report(message: TwilioMessage, fields: Record<string, string>): Promise<Response>
}

const account = 'AC00000000000000000000000000000001'
const token = 'token-of-twilio'
const from = '+15125550199'

/**
 * Twilio's Messages resource and its signed requests, as described at twilio.com/docs/messaging/api/message-resource
 * and twilio.com/docs/usage/security.
 */
export async function startTwilio(): Promise<FakeTwilio> {
  const messages: TwilioMessage[] = []
  const refusals = new Map<string, { status: number; code: number; message: string }>()
  const early = new Map<string, Record<string, string>>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const wanted = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
    if (request.headers.authorization !== wanted)
      return answer(401, { code: 20003, message: 'Authenticate', status: 401 })
    if (request.method === 'GET' && request.url === `/2010-04-01/Accounts/${account}.json`)
      return answer(200, { sid: account, status: 'active' })
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${account}/Messages.json`)
      return answer(404, { code: 20404, message: 'Not found', status: 404 })
    const form = new URLSearchParams(text)
    const to = form.get('To') ?? ''
    const body = form.get('Body') ?? ''
    if (!form.get('From') && !form.get('MessagingServiceSid'))
      return answer(400, { code: 21603, message: 'A From is required', status: 400 })
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return answer(400, { code: 21211, message: 'Invalid To', status: 400 })
    if (body === '' || body.length > 1600)
      return answer(400, { code: 21617, message: 'The body is too long', status: 400 })
    const refusal = refusals.get(to)
    if (refusal) return answer(refusal.status, refusal)
    const sid = `SM${String(messages.length + 1).padStart(32, '0')}`
    messages.push({ to, from: form.get('From') ?? '', body, reportTo: form.get('StatusCallback'), sid })
    const told = early.get(to)
    early.delete(to)
    if (told)
      await postSigned(form.get('StatusCallback') ?? '', { MessageSid: sid, To: to, From: from, ...told })
    return answer(201, { sid, status: 'queued', to, body, error_code: null, error_message: null })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    settings: {
      ...{ TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from },
      TWILIO_URL: `http://127.0.0.1:${port}`,
    },
    messages,
    refuse: (to, refusal) => void (refusal ? refusals.set(to, refusal) : refusals.delete(to)),
    reportEarly: (to, fields) => void early.set(to, fields),
    reply: (shop, { from: sender, body, optOutType, sid = 'SM1' }) =>
      postSigned(`${shop}/webhooks/texts`, {
        ...{ MessageSid: sid, SmsStatus: 'received', AccountSid: account, NumMedia: '0' },
        ...{ From: sender, To: from, Body: body, ...(optOutType && { OptOutType: optOutType }) },
      }),
    report: ({ to, sid, reportTo }, fields) =>
      postSigned(reportTo ?? '', { MessageSid: sid, AccountSid: account, To: to, From: from, ...fields }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

export function postSigned(url: string, fields: Record<string, string>, key = token): Promise<Response> {
  const data = Object.keys(fields)
    .sort()
    .reduce((sum, name) => sum + name + fields[name], url)
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', key).update(Buffer.from(data, 'utf8')).digest('base64'),
    },
    body: new URLSearchParams(fields).toString(),
  })
}
