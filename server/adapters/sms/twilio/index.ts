import { z } from 'zod'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import { TextRefused, type TextService } from '#server/mail/port.ts'
import { directFetch } from '../../direct-fetch.ts'
import { readTwilioCall } from './read-call.ts'
import { isAboutSettings, troubleOf } from './trouble.ts'

/** `from` is one of our numbers, or the id of a messaging service, which begins with MG. */
export type TwilioSettings = { accountSid: string; authToken: string; from: string; baseUrl: string }

/** Twilio's reason for refusing a message. */
const refusalSchema = z.object({ code: z.number().optional(), message: z.string() })

const messageSchema = z.object({ sid: z.string().optional() })

/** The longest text that Twilio accepts, in characters. */
const longest = 1_600

/** Twilio's Messages resource, version 2010-04-01, or any service that speaks it. */
export function createTwilioService({ accountSid, authToken, from, baseUrl }: TwilioSettings): TextService {
  const account = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  const ask = (path: string, body?: URLSearchParams): Promise<Response> =>
    callOutside('Twilio', seconds(10), (signal) =>
      directFetch(new URL(account + path, baseUrl), {
        method: body ? 'POST' : 'GET',
        headers: { authorization },
        signal,
        ...(body && { body }),
      }),
    )
  return {
    name: 'twilio',
    async send({ to, text, reportTo }) {
      const body = new URLSearchParams({ To: to, [sender]: from, Body: text.slice(0, longest) })
      if (reportTo) body.set('StatusCallback', reportTo)
      const answer = await ask('/Messages.json', body)
      const said: unknown = await answer.json().catch(() => null)
      if (answer.ok) return { id: messageSchema.safeParse(said).data?.sid ?? null }
      const { code = null, message = '' } = refusalSchema.safeParse(said).data ?? {}
      if (answer.status === 400 && !isAboutSettings(code)) throw new TextRefused(troubleOf(code, message))
      throw new Error(`Twilio refused a message: ${answer.status} ${message}`)
    },
    async checkAccess() {
      const answer = await ask('.json')
      if (!answer.ok) throw new Error(`Twilio answered ${answer.status}`)
    },
    readCall: (call) => readTwilioCall(authToken, call),
    answer: (text) => ({ contentType: 'text/xml; charset=utf-8', body: twiml(text) }),
  }
}

/** Twilio's markup: a reply to the sender, or nothing. */
const twiml = (text: string | null): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${text === null ? '' : `<Message>${escapeXml(text)}</Message>`}</Response>`

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
