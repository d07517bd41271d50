export const captchaProviders = ['hcaptcha', 'turnstile'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

/** What a page needs in order to check that a visitor is human. The key is public. */
export type CaptchaWidget = { provider: CaptchaProvider; siteKey: string }

/**
 * The script URL of each widget, the form field that it fills in, and the origins a page must allow for it. Sources:
 * developers.cloudflare.com/turnstile, docs.hcaptcha.com.
 */
export const captchaWidgets = {
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    field: 'h-captcha-response',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    field: 'cf-turnstile-response',
    origins: ['https://challenges.cloudflare.com'],
  },
} as const satisfies Record<CaptchaProvider, { script: string; field: string; origins: string[] }>
