import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

export type Person = { sub: string; email?: string; email_verified?: boolean; name?: string }

export type TestOpenIdProvider = AsyncDisposable & {
  issuer: string
  /** Sets the person at the browser. */
  become(person: Person): void
  /** Goes there as a browser does, signs in, and returns the address outside the provider that it is redirected to. */
  visit(url: string): Promise<URL>
  /** An ID token signed with the provider's own key. */
  sign(claims: JWTPayload): Promise<string>
}

export const openIdClient = { clientId: 'gangway', clientSecret: 'hush-hush' }

/** A real OpenID Connect provider (npm oidc-provider) for one client, on its own port. */
export async function startOpenIdProvider(redirectUri: string): Promise<TestOpenIdProvider> {
  let person: Person = { sub: 'nobody' }
  const people = new Map<string, Person>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }

  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: openIdClient.clientId,
        client_secret: openIdClient.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    jwks: { keys: [key] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ ...people.get(accountId), sub: accountId }),
    }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    await provider.interactionFinished(request, response, { login: { accountId: person.sub } })
  })

  return {
    issuer,
    become(next) {
      person = next
      people.set(next.sub, next)
    },
    async visit(url) {
      const cookies = new Map<string, string>()
      for (let next = new URL(url), hops = 0; hops < 10; hops++) {
        if (next.origin !== issuer) return next
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const step = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const line of step.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        const location = step.headers.get('location')
        if (!location) throw new Error(`The provider stopped at ${next}: ${step.status} ${await step.text()}`)
        next = new URL(location, next)
      }
      throw new Error('The provider leads in circles')
    },
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime('10 minutes')
        .sign(privateKey),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
