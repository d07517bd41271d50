import type { Profile, SAML } from '@node-saml/node-saml'
import { mailAddressSchema } from '#domain/people/mail-address.ts'
import type { IdentityProvider } from '#server/auth/index.ts'
import { minutes, seconds } from '#server/kernel/clock.ts'

export type SamlSettings = {
  name: string
  label: string
  /** The identity provider's. */
  entityId: string
  signOnUrl: string
  /** PEM of the certificate for the key that signs its assertions. */
  certificate: string
  /** Email domains that this provider is trusted for. */
  domains: readonly string[]
}

const emailClaims = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
const nameClaims = [
  'displayName',
  'name',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
]

/**
 * SAML 2.0 Web Browser SSO, initiated by us: request by redirect, response by form post. The assertion itself must be
 * signed, be addressed to us, and answer this very request. Unsolicited responses are refused.
 */
export function createSamlProvider(settings: SamlSettings, origin: string): IdentityProvider {
  const requestIdOf = (nonce: string): string => `_${nonce}`
  const open = async (redirectUri: string, nonce: string): Promise<SAML> => {
    const { SAML, ValidateInResponseTo } = await loadSaml()
    return new SAML({
      entryPoint: settings.signOnUrl,
      issuer: samlEntityId(origin),
      audience: samlEntityId(origin),
      callbackUrl: redirectUri,
      idpIssuer: settings.entityId,
      idpCert: settings.certificate,
      wantAssertionsSigned: true,
      // Many providers sign only the assertion, and the assertion is all we read.
      wantAuthnResponseSigned: false,
      acceptedClockSkewMs: seconds(60),
      maxAssertionAgeMs: minutes(10),
      disableRequestedAuthnContext: true,
      identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      generateUniqueId: () => requestIdOf(nonce),
      validateInResponseTo: ValidateInResponseTo.always,
      cacheProvider: onlyRequest(requestIdOf(nonce)),
    })
  }
  return {
    name: settings.name,
    label: settings.label,
    method: 'sso/saml',
    callbackPath: '/auth/v1/sso/saml/acs',
    begin: async ({ redirectUri, state, nonce }) =>
      (await open(redirectUri, nonce)).getAuthorizeUrlAsync(state, undefined, {}),
    async finish({ redirectUri, nonce }, answer) {
      const saml = await open(redirectUri, nonce)
      const { profile } = await saml.validatePostResponseAsync({
        SAMLResponse: answer.get('SAMLResponse') ?? '',
      })
      // node-saml checks the issuer of logout responses only.
      if (profile?.issuer !== settings.entityId) return null
      const email = emailOf(profile)
      if (!email) return null
      const domain = email.slice(email.lastIndexOf('@') + 1)
      // A provider is trusted for its own domains only.
      if (!settings.domains.includes(domain)) return null
      return {
        provider: settings.name,
        subject: profile.nameID,
        email,
        isEmailVerified: true,
        fullName: textOf(profile, nameClaims) ?? '',
        claims: { issuer: settings.entityId },
      }
    },
    readIdToken: async () => null,
  }
}

export const samlEntityId = (origin: string): string => `${origin}/auth/v1/sso/saml/metadata`

/** The metadata that a directory's administrator imports. */
export async function samlMetadata(origin: string): Promise<string> {
  const { generateServiceProviderMetadata } = await loadSaml()
  return generateServiceProviderMetadata({
    issuer: samlEntityId(origin),
    callbackUrl: `${origin}/auth/v1/sso/saml/acs`,
    wantAssertionsSigned: true,
  })
}

/** With its XML dependencies it takes a tenth of the startup time, and few shops have a directory. */
const loadSaml = () => import('@node-saml/node-saml')

/** The flow itself is stored in our table and used once; this only says which request a response may answer. */
const onlyRequest = (requestId: string) => ({
  saveAsync: async () => null,
  getAsync: async (key: string) => (key === requestId ? new Date().toISOString() : null),
  removeAsync: async () => null,
})

const emailOf = (profile: Profile): string | null => {
  const text = textOf(profile, emailClaims) ?? profile.nameID
  const email = mailAddressSchema('Not an address').safeParse(text.trim().toLowerCase())
  return email.success ? email.data : null
}

function textOf(profile: Profile, names: readonly string[]): string | null {
  for (const name of names) {
    const value = profile[name]
    const text = Array.isArray(value) ? value[0] : value
    if (typeof text === 'string' && text !== '') return text.slice(0, 254)
  }
  return null
}
