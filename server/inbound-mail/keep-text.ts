import type { TextReply } from '#server/mail/index.ts'
import { type KeepDeps, keepMail } from './keep-mail.ts'

/** Nobody has an address there (RFC 6761): where a letter that was a text comes from. */
const nowhere = 'texts.invalid'

/** Among the recipients of a kept letter, which only we write: what it came in by. */
const byText = 'by text'

export const isByText = ({ recipients }: { recipients: readonly string[] }): boolean =>
  recipients[0] === byText

/**
 * Keeps a text message as a letter, which becomes a message of its order or waits for staff as every mail does; the same
 * text, by the service's own id, once.
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
