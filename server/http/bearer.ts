/** The token of an Authorization header (RFC 6750 section 2.1), or null. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null
}
