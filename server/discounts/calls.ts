import { own, withoutDeps } from '#server/kernel/door.ts'
import { offersNow, promotions, readCode } from './find-offers.ts'
import { followPayment } from './follow-payment.ts'
import { giveBack } from './give-back.ts'
import { noteAmount, offerOfOrder } from './offer-of-order.ts'
import { releaseExpired } from './release-uses.ts'
import { reserveUse } from './reserve-use.ts'

export const discountsCalls = {
  /** In two steps, for callers that cache what was read. */
  promotions,
  offersNow,
  /** `guesser` is the network address, by which guessing is limited in addition to the actor. */
  readCode: own(readCode),
  /** PREPARE. If it is refused, roll back the transaction. */
  reserve: reserveUse,
  /** SETTLE: counts or releases an order's use. True when late money went past the limit. */
  followPayment,
  /** Releases uses whose time to pay is up; run by the job every few minutes. */
  releaseExpired,
  /** Releases a refunded order's use, once. */
  giveBack,
  /** The offer behind an order's discount, as it is now; for the server itself. */
  offerOf: withoutDeps(offerOfOrder),
  /** Records the new amount of a changed order's discount. */
  noteAmount: withoutDeps(noteAmount),
}
