const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something comes from another site. Browsers send Sec-Fetch-Site (Fetch Metadata) or
 * Origin; a caller that sends neither is not a browser and so can't carry a user's cookies by accident.
 */
export function isCrossSite(request: Request, ownOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && origin !== ownOrigin
}
