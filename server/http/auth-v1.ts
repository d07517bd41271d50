import { Hono } from 'hono'
import { limitBody } from '#server/http/limits/limit-body.ts'
import type { Shop } from '#server/shop.ts'
import { accountRoutes } from './auth-v1/account-routes.ts'
import { adminRoutes } from './auth-v1/admin-routes.ts'
import { captchaGuard } from './auth-v1/captcha-guard.ts'
import { factorRoutes } from './auth-v1/factor-routes.ts'
import { identityRoutes } from './auth-v1/identity-routes.ts'
import { mailRoutes } from './auth-v1/mail-routes.ts'
import { passkeyRoutes } from './auth-v1/passkey-routes.ts'
import { refuse, refuseUnknown } from './auth-v1/refuse.ts'
import { signInRoutes } from './auth-v1/sign-in-routes.ts'
import { ssoRoutes } from './auth-v1/sso-routes.ts'
import { wayGuard } from './auth-v1/way-guard.ts'
import type { EdgeVariables } from './visit.ts'

const maxBodyBytes = 64 * 1024

/** As long as the official client caches the key set. */
const keySetSeconds = 600

/**
 * The specification's hosted-auth contract (docs/spec-map.md S7) for clients that carry tokens. It neither reads nor
 * sets cookies, so no other site's page can use someone's session here.
 */
export function authV1Routes({
  auth,
  ownData,
  rateLimiter,
}: Pick<Shop, 'auth' | 'ownData' | 'rateLimiter'>): Hono<EdgeVariables> {
  const { clients } = auth
  const routes = new Hono<EdgeVariables>()
  routes.use(limitBody(maxBodyBytes, (context) => refuse(context, 'too_large')))
  routes.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
  })

  routes.use(wayGuard(clients))
  routes.use(captchaGuard(clients))
  routes.route('/', signInRoutes(clients))
  routes.route('/', mailRoutes(clients))
  routes.route('/', accountRoutes(clients))
  routes.route('/', factorRoutes(clients))
  routes.route('/', identityRoutes(clients))
  routes.route('/', ssoRoutes(clients))
  routes.route('/', passkeyRoutes(clients))
  routes.route('/', adminRoutes({ auth, ownData, rateLimiter }))

  routes.get('/.well-known/jwks.json', async (context) => {
    context.header('cache-control', `public, max-age=${keySetSeconds}`)
    return context.json(await clients.publicKeys())
  })
  const { ways, providers, smsProvider } = clients
  routes.get('/settings', (context) =>
    context.json({
      external: {
        anonymous_users: false,
        email: ways.password || ways.email_link,
        phone: ways.phone,
        web3_ethereum: ways.wallet,
        web3_solana: ways.wallet,
        ...Object.fromEntries(providers.map(({ name }) => [name, true])),
      },
      disable_signup: !ways.signUp,
      // Nothing is confirmed without access to its mailbox or phone, though an email sign-up may be signed in before.
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: ways.phone ? smsProvider : '',
      saml_enabled: ways.sso && clients.samlMetadata !== null,
      passkeys_enabled: ways.passkey,
    }),
  )
  routes.get('/health', (context) =>
    context.json({ name: 'Gangway', version: 'v1', description: 'The shop’s accounts and sessions' }),
  )
  routes.all('*', (context) => refuseUnknown(context, routes))
  return routes
}
