import type { BreachedPasswords, Captcha, SmsSender } from '#server/auth/index.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { Mail } from '#server/mail/index.ts'
import { createBreachedPasswords } from './breached-passwords/index.ts'
import { captchaAddresses, createCaptcha } from './captcha/index.ts'
import { createTextService } from './sms/index.ts'
import { createMailboxSender } from './sms/mailbox/index.ts'

type Deps = { environment: Environment; database: Database; mail: Mail }

export type AccountServices = {
  sms: SmsSender | null
  captcha: Captcha | null
  breachedPasswords: BreachedPasswords | null
}

/** External services that accounts use, where configured. */
export const createAccountServices = (deps: Deps): AccountServices => ({
  sms: smsOf(deps),
  captcha: captchaOf(deps.environment),
  breachedPasswords: deps.environment.PASSWORD_BREACH_LIST
    ? createBreachedPasswords(deps.environment.PASSWORD_BREACH_LIST)
    : null,
})

/** A shop that sends real email but has no SMS service configured sends no texts. */
function smsOf({ environment, database, mail }: Deps): SmsSender | null {
  return (
    createTextService(environment) ?? (mail.hasTransport ? null : createMailboxSender({ database, mail }))
  )
}

function captchaOf(environment: Environment): Captcha | null {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey } = environment
  if (!provider || !secret) return null
  const url = environment.CAPTCHA_URL ?? captchaAddresses[provider]
  return createCaptcha({ url, secret, widget: siteKey ? { provider, siteKey } : null })
}
