import type { IdentityProvider } from '#server/auth/index.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { createGitHubProvider } from './github.ts'
import { createOpenIdProvider } from './openid.ts'

/** The configured providers, in the order of their buttons. */
export function createIdentityProviders(environment: Environment): IdentityProvider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_CLIENT_SECRET } = environment
  const { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GITHUB_URL } = environment
  const { OPENID_PROVIDERS, SIGN_IN_WAYS } = environment
  const providers: IdentityProvider[] = []
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
    providers.push(
      createOpenIdProvider({
        name: 'google',
        label: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: GOOGLE_CLIENT_ID,
        clientSecret: GOOGLE_CLIENT_SECRET,
      }),
    )
  if (APPLE_CLIENT_ID && APPLE_CLIENT_SECRET)
    providers.push(
      createOpenIdProvider({
        name: 'apple',
        label: 'Apple',
        issuer: 'https://appleid.apple.com',
        clientId: APPLE_CLIENT_ID,
        clientSecret: APPLE_CLIENT_SECRET,
        scope: 'email name',
        responseMode: 'form_post',
      }),
    )
  if (GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET) {
    const isPublic = new URL(GITHUB_URL).hostname === 'github.com'
    providers.push(
      createGitHubProvider({
        clientId: GITHUB_CLIENT_ID,
        clientSecret: GITHUB_CLIENT_SECRET,
        baseUrl: GITHUB_URL,
        apiUrl: isPublic ? 'https://api.github.com' : new URL('/api/v3', GITHUB_URL).href,
      }),
    )
  }
  const known = [...providers, ...OPENID_PROVIDERS.map(createOpenIdProvider)]
  return known.filter(({ name }) => SIGN_IN_WAYS?.includes(name) ?? true)
}
