import { z } from 'zod'
import type { CaptchaProvider, CaptchaWidget } from '#domain/people/captcha.ts'
import type { Captcha } from '#server/auth/index.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import { directFetch } from '../direct-fetch.ts'

/** hCaptcha and Cloudflare Turnstile share the same protocol. */
export const captchaAddresses = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const satisfies Record<CaptchaProvider, string>

const answerSchema = z.object({ success: z.boolean() })

type CaptchaOptions = { url: string; secret: string; widget: CaptchaWidget | null }

export function createCaptcha({ url, secret, widget }: CaptchaOptions): Captcha {
  return {
    widget,
    async verify(response, remoteip) {
      const body = new URLSearchParams({ secret, response, remoteip })
      const answer = await callOutside('The captcha provider', seconds(5), (signal) =>
        directFetch(url, { method: 'POST', body, signal }),
      )
      if (!answer.ok) throw new Error(`The captcha provider answered ${answer.status}`)
      return answerSchema.parse(await answer.json()).success
    },
  }
}
