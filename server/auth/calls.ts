import { may, onDatabase } from '#server/kernel/door.ts'
import { createUser } from './accounts/create-user.ts'
import { userIdOf } from './accounts/find-user.ts'
import { removeAllFactors } from './factors/remove-factor.ts'
import { setOneTimePassword } from './passwords/set-one-time-password.ts'
import { authenticate, isStillSignedIn, signedInByToken } from './sessions/authenticate.ts'
import { endAllSessions } from './sessions/end-sessions.ts'
import { admitCustomer } from './staff/admit-customer.ts'
import { ensureOwner } from './staff/ensure-owner.ts'
import { canAnOwnerEnter } from './staff/owner-entry.ts'

export const authCalls = {
  /** Whose session a cookie's value is. */
  authenticate,
  /** The same for an access token of /auth/v1, so that other APIs take it too. */
  authenticateBearer: signedInByToken,
  /** Whether a stream that was opened by it may go on; asking is no use of the session. */
  isStillSignedIn,
  /** In the caller's transaction; what refreshes a session goes with it. */
  endAllSessions,
  createUser,
  /** A customer from an import: without a password, until they ask for one by mail. */
  admitCustomer: may('orders.write', admitCustomer),
  /** Makes the first owner, and returns the one-time password only then. */
  ensureOwner,
  /** Whether some owner can sign in by the ways that are open, so that the shop has somebody who runs it. */
  canAnOwnerEnter,
  setOneTimePassword,
  /** For who has lost all second factors; ends all sessions. */
  removeAllFactors,
  userIdOf: onDatabase(userIdOf),
}
