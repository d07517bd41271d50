/** What a sealed secret is and where it is stored: the associated data of its cipher. */
export const secretPlaces = {
  totp: (factorId: string) => `auth.factors.secret:${factorId}`,
  signingKey: (kid: string) => `auth.signing_keys.private_jwk:${kid}`,
  ssoClient: (providerId: string) => `auth.sso_providers.client_secret:${providerId}`,
} as const
