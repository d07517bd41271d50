import { z } from 'zod'

/**
 * Like z.regexes.email (zod 4.6), plus top-level domains in ASCII form, such as xn--p1ai (RFC 5890 section 2.3.2.1).
 */
const addressShape =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,59})$/i

/**
 * An email address as it is stored and sent to: an international domain in its ASCII form (UTS 46, as browsers convert
 * it), which every mail server accepts, so that one mailbox is one account however its domain is typed. Non-ASCII
 * characters before the @ would require SMTPUTF8 (RFC 6531) on every server along the way, which many lack: we would
 * promise an email that never arrives. Such addresses are refused with an explanation.
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
      message:
        'We can only email addresses with plain letters, digits and symbols before the @, as in jose@example.com',
    })
}

/** The address as stored; text without a domain is left unchanged. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // Anything that an address bar would read as something else is not a domain.
  if (at < 0 || isAscii(domain) || /[\s/?#:\\%]/.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text)
