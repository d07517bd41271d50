/**
 * The full name of a cookie. With this prefix browsers accept it only over https and from this exact host, so that no
 * sibling of its domain can plant one (RFC 6265bis section 4.1.3.2); its path must be `/`.
 */
export const cookieName = (name: string, origin: string): string =>
  origin.startsWith('https:') ? `__Host-${name}` : name
