import { createHmac, timingSafeEqual } from 'node:crypto'
import { table } from '#domain/table.ts'
import type { TextCall, TextKeyword } from '#server/mail/port.ts'
import { troubleOf } from './trouble.ts'

/** Twilio's own keywords for opting out, opting back in and help, which carriers require of every sender. */
const keywords = table<TextKeyword>({
  ...{ STOP: 'stop', STOPALL: 'stop', UNSUBSCRIBE: 'stop', CANCEL: 'stop', END: 'stop', QUIT: 'stop' },
  ...{ REVOKE: 'stop', OPTOUT: 'stop' },
  ...{ START: 'start', YES: 'start', UNSTOP: 'start' },
  ...{ HELP: 'help', INFO: 'help' },
})

const states = table<'delivered' | 'undelivered'>({
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
})

/**
 * An incoming message, or the status of an outgoing one: a form signed with the account's token
 * (twilio.com/docs/usage/security, "Validating requests"). Null when the signature is not Twilio's.
 */
export function readTwilioCall(
  authToken: string,
  { url, signature, rawBody }: { url: string; signature: string; rawBody: string },
): TextCall | null {
  const form = new URLSearchParams(rawBody)
  if (!isSigned(authToken, url, form, signature)) return null
  const field = (name: string): string => form.get(name) ?? ''
  const status = field('MessageStatus')
  if (status !== '') {
    const state = states[status] ?? 'moving'
    const code = Number(field('ErrorCode')) || null
    const trouble = state === 'undelivered' ? troubleOf(code, field('ErrorMessage')) : null
    return { kind: 'status', to: field('To'), state, trouble }
  }
  const optOut = field('OptOutType')
  const word = optOut || field('Body').trim().toUpperCase()
  const keyword = keywords[word] ?? null
  // Twilio always answers opt-outs and opt-ins itself: another text would be refused, or be a duplicate.
  const isAnswered = optOut !== '' || keyword === 'stop' || keyword === 'start'
  return {
    ...{ kind: 'reply', id: field('MessageSid'), from: field('From'), text: field('Body').trim() },
    ...{ keyword, isAnswered },
  }
}

/** HMAC-SHA1 over the URL followed by each field's name and value, sorted by name. */
function isSigned(authToken: string, url: string, form: URLSearchParams, signature: string): boolean {
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const signed = url + fields.map(([name, value]) => name + value).join('')
  const wanted = createHmac('sha1', authToken).update(signed).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
