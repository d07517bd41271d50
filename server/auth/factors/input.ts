import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { oneLine } from '#domain/one-line.ts'
import { signInPhoneSchema } from '#domain/people/account.ts'

const nameSchema = oneLine
  .max(60, 'A name can have up to 60 characters')
  .nullish()
  .transform((name) => name ?? '')

export const apiEnrollSchema = z.discriminatedUnion('factor_type', [
  z.object({
    factor_type: z.literal('totp'),
    friendly_name: nameSchema,
    issuer: z.string().max(80).optional(),
  }),
  z.object({ factor_type: z.literal('phone'), friendly_name: nameSchema, phone: signInPhoneSchema }),
  z.object({ factor_type: z.literal('webauthn'), friendly_name: nameSchema }),
])

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+={0,2}$/)

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
}

/** WebAuthn level 3 section 5.1: an authenticator's response, as JSON. */
export const creationSchema = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .transform((answer) => answer as RegistrationResponseJSON)

export const assertionSchema = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
    }),
  })
  .transform((answer) => answer as AuthenticationResponseJSON)

const codeSchema = z.string().trim().min(4).max(40)

export const apiVerifyFactorSchema = z.union([
  z.object({ challenge_id: z.uuid(), code: codeSchema }).transform(({ challenge_id: challengeId, code }) => ({
    challengeId,
    answer: { kind: 'code', code } as const,
  })),
  z
    .object({
      challenge_id: z.uuid(),
      webauthn: z.object({ type: z.literal('create'), credential_response: creationSchema }),
    })
    .transform(({ challenge_id: challengeId, webauthn }) => ({
      challengeId,
      answer: { kind: 'creation', response: webauthn.credential_response } as const,
    })),
  z
    .object({
      challenge_id: z.uuid(),
      webauthn: z.object({ type: z.literal('request'), credential_response: assertionSchema }),
    })
    .transform(({ challenge_id: challengeId, webauthn }) => ({
      challengeId,
      answer: { kind: 'assertion', response: webauthn.credential_response } as const,
    })),
])

export const apiAddPasskeySchema = z.object({ challenge_id: z.uuid(), credential: creationSchema })
export const apiUsePasskeySchema = z.object({ challenge_id: z.uuid(), credential: assertionSchema })
export const apiRenamePasskeySchema = z.object({ friendly_name: oneLine.min(1).max(60) })
