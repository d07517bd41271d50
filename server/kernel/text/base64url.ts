/**
 * The bytes of a base64url text, or null if it is not their canonical encoding: lenient decoders accept several (RFC
 * 4648, section 3.5), but what we signed or sealed has just one.
 */
export function readBase64url(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}
