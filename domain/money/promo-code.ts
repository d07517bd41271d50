import { type Cents, formatMoney } from './money.ts'

/** Why a promo code does not apply, as shown to the shopper. */
export type PromoRefusal = { title: string; message: string }

/** Codes are stored and compared in upper case (docs/spec-map.md S5). */
export const toPromoCode = (typed: string): string => typed.trim().toUpperCase()

export const maxPromoCodeLength = 40

/** Titles and messages verbatim (docs/spec-map.md S5 and S8); the last two are ours. */
export const promoRefusals = {
  blank: { title: 'Invalid Code', message: 'Please enter a promo code.' },
  unknown: { title: 'Invalid Code', message: 'This promo code is not valid.' },
  notYet: { title: 'Invalid Code', message: 'This promo code is not yet active.' },
  expired: { title: 'Expired Code', message: 'This promo code has expired.' },
  usedUp: { title: 'Code Limit Reached', message: 'This promo code has reached its usage limit.' },
  failed: { title: 'Error', message: 'Failed to validate promo code.' },
  usedByYou: {
    title: 'Code Limit Reached',
    message: 'You’ve already used this promo code. It only works once.',
  },
  tooManyTries: {
    title: 'Error',
    message: 'Failed to validate promo code. Too many codes were tried: wait ten minutes.',
  },
} as const satisfies Record<string, PromoRefusal>

/** A valid code in a cart without anything it applies to: `why` says what it is for. */
export const nothingToTakeOff = (why: string): PromoRefusal => ({
  title: 'Nothing to Discount',
  message: why,
})

export const minimumNotMet = (minimum: Cents): PromoRefusal => ({
  title: 'Minimum Not Met',
  message: `This code requires a minimum order of ${formatMoney(minimum)}.`,
})
