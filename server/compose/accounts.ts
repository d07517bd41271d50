import { createAccountServices } from '../adapters/account-services.ts'
import { createIdentityProviders } from '../adapters/identity-providers/index.ts'
import { samlMetadata } from '../adapters/identity-providers/saml.ts'
import { openSsoProvider } from '../adapters/identity-providers/sso-provider.ts'
import { type Auth, accountRulesOf, createAuth } from '../auth/index.ts'
import { minutes } from '../kernel/clock.ts'
import type { Basics } from './basics.ts'
import type { Designing } from './designing.ts'
import type { Platform } from './platform.ts'
import type { Selling } from './selling.ts'
import type { ShopDeps } from './shop-deps.ts'

/** Who can sign in, and how. */
export function composeAccounts(
  below: Platform & Basics & Designing & Selling,
  passwords: ShopDeps['passwords'],
): Auth {
  const { environment, database, mail, origin, orders, artwork, designs, aiDesigns } = below
  return createAuth({
    ...below,
    ...(passwords && { passwords }),
    ...createAccountServices({ environment, database, mail }),
    identityProviders: createIdentityProviders(environment),
    openSsoProvider: (directory) => openSsoProvider(directory, origin),
    samlMetadata: () => samlMetadata(origin),
    mustStaffHaveSecondFactor: environment.STAFF_SECOND_FACTOR,
    staffIdleMilliseconds: minutes(environment.STAFF_IDLE_MINUTES),
    orderTotalOf: async (orderId) => (await orders.moneyOf(database.orm, orderId))?.totalCents ?? null,
    provenRefundCents: environment.REFUND_PROOF_DOLLARS * 100,
    mustConfirmEmail: environment.CONFIRM_EMAIL_FIRST,
    rules: accountRulesOf(environment),
    redirectAllowList: environment.AUTH_REDIRECT_URLS,
    onSignedIn: [artwork.adopt, designs.adopt, aiDesigns.adopt],
  })
}
