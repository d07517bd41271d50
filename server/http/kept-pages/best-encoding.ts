export type Encoding = 'br' | 'gzip'

/** The smallest that the client accepts (RFC 9110 section 12.5.3); null for uncompressed. */
export function bestEncoding(accepted: string | null): Encoding | null {
  const taken = new Set(
    (accepted ?? '')
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.replace(/;.*/, '').trim().toLowerCase()),
  )
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? null
}
