/** Origins that a checkout form may lead to (Chromium applies form-action to redirects, too). */
const paymentPages = ['https://*.squareup.com', 'https://square.link', 'https://checkout.stripe.com']

export type HeaderOptions = {
  nonce: string
  isSecure: boolean
  /** Vite tells open pages of changes by a websocket of its own. */
  isDevelopment: boolean
  /** The outside design editor's, which opens in a frame of the back office. */
  editorOrigin: string | null
}

function contentSecurityPolicy({ nonce, isSecure, isDevelopment, editorOrigin }: HeaderOptions): string {
  const rules = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    `worker-src 'self' blob:`,
    `media-src 'self' blob:`,
    `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com ${editorOrigin ?? ''}`.trim(),
    `frame-ancestors 'self'`,
    `form-action 'self' ${paymentPages.join(' ')}`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ]
  if (isSecure) rules.push('upgrade-insecure-requests')
  return rules.join('; ')
}

export function securityHeaders(options: HeaderOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  }
  if (options.isSecure) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}
