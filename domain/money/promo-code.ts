import { type Cents, formatMoney } from './money.ts'

/** Why a promo code does not count, as the shopper is told. */
export type PromoRefusal = { title: string; message: string }

/** Codes are kept and compared in upper case (docs/spec-map.md S5). */
export const toPromoCode = (typed: string): string => typed.trim().toUpperCase()

export const maxPromoCodeLength = 40

/** Titles and messages letter for letter (docs/spec-map.md S5 and S8); the last two are ours. */
export const promoRefusals = {
  blank: { title: 'Invalid Code', message: 'Please enter a promo code.' },
  unknown: { title: 'Invalid Code', message: 'This promo code is not valid.' },
  notYet: { title: 'Invalid Code', message: 'This promo code is not yet active.' },
  expired: { title: 'Expired Code', message: 'This promo code has expired.' },
  usedUp: { title: 'Code Limit Reached', message: 'This promo code has reached its usage limit.' },
  failed: { title: 'Error', message: 'Failed to validate promo code.' },
  usedByYou: {
    title: 'Code Limit Reached',
    message: 'You have used this promo code before. It counts once.',
  },
  tooManyTries: {
    title: 'Error',
    message: 'Failed to validate promo code. Too many codes were tried: wait ten minutes.',
  },
} as const satisfies Record<string, PromoRefusal>

/** A code that holds, in a cart without anything that it is for: `why` says what it is for. */
export const nothingToTakeOff = (why: string): PromoRefusal => ({
  title: 'Nothing to Take Off',
  message: why,
})

export const minimumNotMet = (minimum: Cents): PromoRefusal => ({
  title: 'Minimum Not Met',
  message: `This code requires a minimum order of ${formatMoney(minimum)}.`,
})
