import type { TextTrouble } from '#server/mail/port.ts'

type Known = { reason: string; number: TextTrouble['number'] }

/** What Twilio's error codes say of a number or of one text (twilio.com/docs/api/errors). */
const known: ReadonlyMap<number, Known> = new Map([
  [21_211, { reason: 'There is no such phone number', number: 'unreachable' }],
  [21_214, { reason: 'This phone number cannot be reached', number: 'unreachable' }],
  [21_217, { reason: 'There is no such phone number', number: 'unreachable' }],
  [21_408, { reason: 'Your Twilio account does not text to this country', number: null }],
  [21_610, { reason: 'This number asked for no more texts', number: 'stopped' }],
  [21_612, { reason: 'This phone number cannot be reached', number: 'unreachable' }],
  [21_614, { reason: 'This is no mobile phone', number: 'unreachable' }],
  [30_003, { reason: 'The phone was switched off or out of reach', number: null }],
  [30_004, { reason: 'The number’s carrier or owner blocks texts', number: null }],
  [30_005, { reason: 'Nobody has this phone number', number: 'unreachable' }],
  [30_006, { reason: 'This is a landline, or its carrier takes no texts', number: 'unreachable' }],
  [30_007, { reason: 'The carrier took it for spam', number: null }],
  [30_034, { reason: 'Your number is not registered for texts to the US (A2P 10DLC)', number: null }],
])

/** What is wrong with the account or the sending number, and right again once somebody changes a setting. */
const settings: ReadonlySet<number> = new Set([
  20_003, 21_212, 21_603, 21_606, 21_659, 21_660, 21_703, 21_705,
])

export const isAboutSettings = (code: number | null): boolean => code !== null && settings.has(code)

export function troubleOf(code: number | null, said: string): TextTrouble {
  const row = code === null ? undefined : known.get(code)
  const words = row?.reason ?? (said || 'The text message service did not say why')
  return { reason: code === null ? words : `${words} (Twilio ${code})`, number: row?.number ?? null }
}
