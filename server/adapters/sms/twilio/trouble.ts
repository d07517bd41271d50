import type { TextTrouble } from '#server/mail/port.ts'

type Known = { reason: string; number: TextTrouble['number'] }

/** What Twilio's error codes mean for a number or for a single text (twilio.com/docs/api/errors). */
const known: ReadonlyMap<number, Known> = new Map([
  [21_211, { reason: 'There is no such phone number', number: 'unreachable' }],
  [21_214, { reason: 'This phone number can’t be reached', number: 'unreachable' }],
  [21_217, { reason: 'There is no such phone number', number: 'unreachable' }],
  [21_408, { reason: 'Your Twilio account isn’t enabled for texts to this country', number: null }],
  [21_610, { reason: 'This number opted out of texts', number: 'stopped' }],
  [21_612, { reason: 'This phone number can’t be reached', number: 'unreachable' }],
  [21_614, { reason: 'This isn’t a mobile phone', number: 'unreachable' }],
  [30_003, { reason: 'The phone was off or out of range', number: null }],
  [30_004, { reason: 'The number’s carrier or owner blocks texts', number: null }],
  [30_005, { reason: 'This phone number isn’t in use', number: 'unreachable' }],
  [30_006, { reason: 'This is a landline, or its carrier doesn’t accept texts', number: 'unreachable' }],
  [30_007, { reason: 'The carrier flagged it as spam', number: null }],
  [30_034, { reason: 'Your number isn’t registered for texts to the US (A2P 10DLC)', number: null }],
])

/** Problems with the account or the sending number, which go away once someone changes a setting. */
const settings: ReadonlySet<number> = new Set([
  20_003, 21_212, 21_603, 21_606, 21_659, 21_660, 21_703, 21_705,
])

export const isAboutSettings = (code: number | null): boolean => code !== null && settings.has(code)

export function troubleOf(code: number | null, said: string): TextTrouble {
  const row = code === null ? undefined : known.get(code)
  const words = row?.reason ?? (said || 'The text message service didn’t say why')
  return { reason: code === null ? words : `${words} (Twilio ${code})`, number: row?.number ?? null }
}
