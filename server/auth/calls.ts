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
  /** The user of a session, by its cookie's value. */
  authenticate,
  /** The same for an access token of /auth/v1, so that other APIs accept it as well. */
  authenticateBearer: signedInByToken,
  /** Whether a stream opened by the session may continue; asking does not count as using the session. */
  isStillSignedIn,
  /** In the caller's transaction; refresh tokens go with the sessions. */
  endAllSessions,
  createUser,
  /** A customer from an import: without a password, until they request one by email. */
  admitCustomer: may('orders.write', admitCustomer),
  /** Creates the first owner, and only then returns the one-time password. */
  ensureOwner,
  /** Whether some owner can sign in by the open ways, so that there is someone to run the shop. */
  canAnOwnerEnter,
  setOneTimePassword,
  /** For a user who has lost all second factors; ends all sessions. */
  removeAllFactors,
  userIdOf: onDatabase(userIdOf),
}
