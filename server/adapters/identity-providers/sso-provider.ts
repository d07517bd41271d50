import type { IdentityProvider, SsoDescription } from '#server/auth/index.ts'
import { createOpenIdProvider } from './openid.ts'
import { createSamlProvider } from './saml.ts'

/** Opens a domain's directory, of either kind. */
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
      // A directory is trusted for its own domains only.
      return domain && directory.domains.includes(domain) ? identity : null
    },
  }
}
