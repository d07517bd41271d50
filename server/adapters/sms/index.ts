import type { Environment } from '#server/kernel/environment.ts'
import type { TextService } from '#server/mail/port.ts'
import { createTwilioService } from './twilio/index.ts'

/** The service that sends text messages, if one is configured. */
export function createTextService(environment: Environment): TextService | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_URL } = environment
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) return null
  return createTwilioService({
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: TWILIO_FROM,
    baseUrl: TWILIO_URL,
  })
}
