import type { ParsedMail } from './parse-mail.ts'

/** Why a mail is no answer of a person, or null: by what machines say of themselves (RFC 3834, RFC 2919, RFC 3464). */
export function whyIgnored({ headers, from }: Pick<ParsedMail, 'headers' | 'from'>): string | null {
  const of = (name: string): string =>
    headers
      .find((one) => one.name === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  if (isReport(headers)) return 'A mail server tells that a mail came back'
  if (of('auto-submitted') !== '' && of('auto-submitted') !== 'no') return 'An automatic answer'
  if (/^(bulk|junk|list|auto_reply)$/.test(of('precedence'))) return 'An automatic answer, or sent to many'
  if (of('x-autoreply') !== '' || of('x-autorespond') !== '') return 'An automatic answer'
  if (of('list-id') !== '' || of('list-unsubscribe') !== '') return 'Sent to a list'
  if (of('return-path') === '<>' || /^(mailer-daemon|postmaster)@/.test(from.address))
    return 'A mail server wrote it'
  return null
}

/** A delivery status notification. */
export const isReport = (headers: ParsedMail['headers']): boolean =>
  headers.some(({ name, value }) => name === 'content-type' && /^multipart\/report\b/i.test(value.trim()))
