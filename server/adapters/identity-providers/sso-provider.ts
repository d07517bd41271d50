import type { IdentityProvider, SsoDescription } from '#server/auth/index.ts'
import { createOpenIdProvider } from './openid.ts'
import { createSamlProvider } from './saml.ts'

/** The directory of a domain, of either kind. */
export function openSsoProvider(
  { settings, ...directory }: SsoDescription,
  origin: string,
): IdentityProvider {
  if (settings.kind === 'saml') return createSamlProvider({ ...directory, ...settings }, origin)
  const provider = createOpenIdProvider({ ...directory, ...settings })
  return {
    ...provider,
    async finish(trip, answer) {
      const identity = await provider.finish(trip, answer)
      const domain = identity?.email?.slice(identity.email.lastIndexOf('@') + 1)
      // A directory speaks for its own addresses only.
      return domain && directory.domains.includes(domain) ? identity : null
    },
  }
}
