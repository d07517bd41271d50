const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something comes from our own pages. Browsers tell by Sec-Fetch-Site (Fetch
 * Metadata) or Origin; a caller that sends neither is no browser and so carries nobody's cookies by accident.
 */
export function isCrossSite(request: Request, ownOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && origin !== ownOrigin
}
