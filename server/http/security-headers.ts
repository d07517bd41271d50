/**
 * Origins that a checkout form may lead to (Chromium applies form-action to redirects as well). Square's links redirect
 * to its checkout; those of its sandbox have hosts of their own.
 */
const paymentPages = [
  ...['https://square.link', 'https://checkout.square.site', 'https://*.squareup.com'],
  ...['https://sandbox.square.link', 'https://*.squareupsandbox.com'],
  'https://checkout.stripe.com',
]

export type HeaderOptions = {
  /** Sources of inline scripts: a nonce, or hashes. */
  inlineScripts: string
  isSecure: boolean
  /** Vite notifies open pages of changes through a websocket of its own. */
  isDevelopment: boolean
  /** The outside design editor's, which opens in a frame in the back office. */
  editorOrigin: string | null
  /** Another gang sheet builder's, whose script runs in the page; null if the shop has none. */
  builderOrigin: string | null
  /** The captcha widget's; empty if the shop shows none. */
  captchaOrigins: readonly string[]
}

function contentSecurityPolicy(options: HeaderOptions): string {
  const { inlineScripts, isSecure, isDevelopment, editorOrigin, captchaOrigins } = options
  const builder = options.builderOrigin === null ? '' : ` ${options.builderOrigin}`
  const captcha = captchaOrigins.map((origin) => ` ${origin}`).join('')
  const rules = [
    `default-src 'self'`,
    `script-src 'self' ${inlineScripts} 'wasm-unsafe-eval'${captcha}${builder}`,
    `style-src 'self' 'unsafe-inline'${captcha}${builder}`,
    `img-src 'self' data: blob:${builder}`,
    `font-src 'self'${builder}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${captcha}${builder}`,
    `worker-src 'self' blob:`,
    `media-src 'self' blob:`,
    `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com ${editorOrigin ?? ''}`.trim() +
      captcha +
      builder,
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
