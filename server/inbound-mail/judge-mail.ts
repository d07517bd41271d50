import type { ParsedMail } from './parse-mail.ts'

/**
 * Why an email is not a reply from a person, or null; judged by how automated mail identifies itself (RFC 3834, RFC
 * 2919, RFC 3464).
 */
export function whyIgnored({ headers, from }: Pick<ParsedMail, 'headers' | 'from'>): string | null {
  const of = (name: string): string =>
    headers
      .find((one) => one.name === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  if (isReport(headers)) return 'A mail server reporting that an email bounced'
  if (of('auto-submitted') !== '' && of('auto-submitted') !== 'no') return 'An automatic reply'
  if (/^(bulk|junk|list|auto_reply)$/.test(of('precedence')))
    return 'An automatic reply, or sent to many people'
  if (of('x-autoreply') !== '' || of('x-autorespond') !== '') return 'An automatic reply'
  if (of('list-id') !== '' || of('list-unsubscribe') !== '') return 'Sent to a mailing list'
  if (of('return-path') === '<>' || /^(mailer-daemon|postmaster)@/.test(from.address))
    return 'Written by a mail server'
  return null
}

/** A delivery status notification. */
export const isReport = (headers: ParsedMail['headers']): boolean =>
  headers.some(({ name, value }) => name === 'content-type' && /^multipart\/report\b/i.test(value.trim()))
