import { z } from 'zod'

/**
 * As z.regexes.email (zod 4.6), with top-level domains in their ASCII form as well, such as xn--p1ai (RFC 5890 section
 * 2.3.2.1).
 */
const addressShape =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,59})$/i

/**
 * A mail address as it is kept and sent to: an international domain in its ASCII form (UTS 46, as browsers convert it),
 * which every mail server takes, so that one mailbox is one account however its domain is typed. Letters beyond ASCII
 * before the @ would need SMTPUTF8 (RFC 6531) of every server on the way, which many lack: a mail would be promised that
 * never arrives. They are refused, and told why.
 */
export const mailAddressSchema = (problem: string) =>
  z
    .string()
    .max(254, problem)
    .transform(withAsciiDomain)
    .superRefine(refuseOtherLetters)
    .pipe(z.email({ pattern: addressShape, error: problem }).max(254, problem))

function refuseOtherLetters(address: string, context: z.RefinementCtx): void {
  if (!isAscii(address.slice(0, Math.max(0, address.lastIndexOf('@')))))
    context.addIssue({
      code: 'custom',
      message: 'Before the @ we can write to plain letters, digits and signs alone, as in jose@example.com',
    })
}

/** The address as it is kept; what has no domain stays as it is. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // What an address bar would read as something else is no domain.
  if (at < 0 || isAscii(domain) || /[\s/?#:\\%]/.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text)
