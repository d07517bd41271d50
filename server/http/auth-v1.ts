import { Hono } from 'hono'
import type { Auth } from '#server/auth/index.ts'
import { accountRoutes } from './auth-v1/account-routes.ts'
import { captchaGuard } from './auth-v1/captcha-guard.ts'
import { factorRoutes } from './auth-v1/factor-routes.ts'
import { identityRoutes } from './auth-v1/identity-routes.ts'
import { mailRoutes } from './auth-v1/mail-routes.ts'
import { passkeyRoutes } from './auth-v1/passkey-routes.ts'
import { refuse } from './auth-v1/refuse.ts'
import { signInRoutes } from './auth-v1/sign-in-routes.ts'
import { ssoRoutes } from './auth-v1/sso-routes.ts'
import type { EdgeVariables } from './edge.ts'
import { limitBody } from './limit-body.ts'

const maxBodyBytes = 64 * 1024

/** As long as the official client keeps the key set. */
const keySetSeconds = 600

/**
 * The specification's hosted-auth contract (storefront section 7) for clients that carry tokens. It neither reads
 * nor sets cookies, so no page of another site can use somebody's session here.
 */
export function authV1Routes({ clients }: Pick<Auth, 'clients'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.use(limitBody(maxBodyBytes, (context) => refuse(context, 'too_large')))
  routes.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
  })

  routes.use(captchaGuard(clients))
  routes.route('/', signInRoutes(clients))
  routes.route('/', mailRoutes(clients))
  routes.route('/', accountRoutes(clients))
  routes.route('/', factorRoutes(clients))
  routes.route('/', identityRoutes(clients))
  routes.route('/', ssoRoutes(clients))
  routes.route('/', passkeyRoutes(clients))

  routes.get('/.well-known/jwks.json', async (context) => {
    context.header('cache-control', `public, max-age=${keySetSeconds}`)
    return context.json(await clients.publicKeys())
  })
  routes.get('/settings', (context) =>
    context.json({
      external: {
        email: true,
        phone: clients.hasPhones,
        ...Object.fromEntries(clients.providers.map(({ name }) => [name, true])),
      },
      disable_signup: false,
      mailer_autoconfirm: clients.confirmsByItself,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: clients.samlMetadata !== null,
    }),
  )
  routes.get('/health', (context) =>
    context.json({ name: 'Gangway', version: 'v1', description: 'Accounts and sessions of the shop' }),
  )
  routes.all('*', (context) => refuse(context, 'not_found'))
  return routes
}
