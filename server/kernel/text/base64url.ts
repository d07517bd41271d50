/**
 * The bytes of a text in base64url, or null where it is not the one spelling of them: lenient decoders take several
 * (RFC 4648, section 3.5), and what we signed or sealed has one.
 */
export function readBase64url(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}
