import { own, withoutDeps } from '#server/kernel/door.ts'
import { offersNow, promotions, readCode } from './find-offers.ts'
import { followPayment } from './follow-payment.ts'
import { giveBack } from './give-back.ts'
import { noteAmount, offerOfOrder } from './offer-of-order.ts'
import { releaseExpired } from './release-uses.ts'
import { reserveUse } from './reserve-use.ts'

export const discountsCalls = {
  /** In two steps, for whoever keeps what was read. */
  promotions,
  offersNow,
  /** `guesser` is the network address, by which guessing is limited besides the actor. */
  readCode: own(readCode),
  /** PREPARE. When it is refused: undo the transaction. */
  reserve: reserveUse,
  /** SETTLE: counts or frees an order's use. True when late money went past the limit. */
  followPayment,
  /** Frees uses whose time to pay is over; what the job does every few minutes. */
  releaseExpired,
  /** A refunded order's use goes back, once. */
  giveBack,
  /** By which an order has its discount, as it is now; for the server itself. */
  offerOf: withoutDeps(offerOfOrder),
  /** A changed order's discount takes this off. */
  noteAmount: withoutDeps(noteAmount),
}
