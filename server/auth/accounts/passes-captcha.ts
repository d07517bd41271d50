import type { AuthParts } from '../deps.ts'

/** True when none is configured. While the provider can't be reached no one passes: bots would cause exactly that. */
export async function passesCaptcha(
  { captcha, log }: Pick<AuthParts, 'captcha' | 'log'>,
  token: string | undefined,
  clientAddress: string,
): Promise<boolean> {
  if (captcha === null) return true
  if (!token) return false
  return captcha.verify(token, clientAddress).catch((error: unknown) => {
    log.warn({ error }, 'the captcha provider could not be reached')
    return false
  })
}
