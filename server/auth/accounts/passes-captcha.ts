import type { AuthParts } from '../deps.ts'

/** True when none is set. While the provider cannot be asked nobody passes: bots would cause just that. */
export async function passesCaptcha(
  { captcha, log }: Pick<AuthParts, 'captcha' | 'log'>,
  token: string | undefined,
  clientAddress: string,
): Promise<boolean> {
  if (captcha === null) return true
  if (!token) return false
  return captcha.verify(token, clientAddress).catch((error: unknown) => {
    log.warn({ error }, 'the captcha provider could not be asked')
    return false
  })
}
