import type { TextReply } from '#server/mail/index.ts'
import { type KeepDeps, keepMail } from './keep-mail.ts'

/** No address exists there (RFC 6761): the sender domain of an email made from a text message. */
const nowhere = 'texts.invalid'

/** Marks a stored email as a text message, in its recipients; only we write this. */
const byText = 'by text'

export const isByText = ({ recipients }: { recipients: readonly string[] }): boolean =>
  recipients[0] === byText

/**
 * Stores a text message as an email, which becomes a message of its order or waits for staff like any other; the same
 * text, by the service's own id, is stored once.
 */
export const keepText = (deps: KeepDeps, { id, from, text, orderId }: TextReply): Promise<void> =>
  keepMail(deps, { raw: letterOf({ id, from, text }), recipients: [byText], orderId })

function letterOf({ id, from, text }: Pick<TextReply, 'id' | 'from' | 'text'>): Buffer {
  const name = from.replace(/[^+\d]/g, '').slice(0, 20)
  const lines = [
    `From: "${name}" <${name.replace('+', '') || 'unknown'}@${nowhere}>`,
    'Subject: Re: Text message',
    ...(/^\w+$/.test(id) ? [`Message-ID: <${id}@${nowhere}>`] : []),
    ...[
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
    ],
    ...(Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ]
  return Buffer.from(lines.join('\r\n'))
}
