import { z } from 'zod'
import { oneLine } from '#domain/one-line.ts'
import { emailSchema, passwordSchema, signInPhoneSchema } from '#domain/people/account.ts'
import type { Proof, TokenPurpose } from './links/one-time-tokens.ts'
import type { CodeChallenge } from './types.ts'

/** Metadata is part of every access token, so it must stay small. */
const maxMetadataLength = 8_000

export const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= maxMetadataLength, 'This metadata is too large')

/** For sign-in, only presence is checked: rules for new passwords may be stricter than those for old ones. */
const anyPasswordSchema = z.string().min(1).max(256)
const secretSchema = z.string().min(1).max(200)
const textOrNothing = oneLine
  .max(120)
  .optional()
  .catch('')
  .transform((text) => text ?? '')

/** RFC 7636 section 4: 43 to 128 characters. The official client sends null without PKCE. */
const codeChallengeFields = {
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/, 'The code challenge is not valid.')
    .nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
}

export const codeChallengeOf = ({
  code_challenge: value,
  code_challenge_method: method,
}: {
  code_challenge?: string | null
  code_challenge_method?: CodeChallenge['method'] | null
}): CodeChallenge | null => (value ? { value, method: method ?? 'plain' } : null)

const byEmail = { email: emailSchema }
const byPhone = { phone: signInPhoneSchema, channel: z.literal('sms').catch('sms').optional() }
const dataSchema = metadataSchema.nullish().transform((data) => data ?? {})

const signUpFields = { password: passwordSchema, data: dataSchema, ...codeChallengeFields }

/** The bodies of /auth/v1, as the official client sends them. */
export const apiSignUpSchema = z.object({ ...byEmail, ...signUpFields })
export const apiPhoneSignUpSchema = z.object({ ...byPhone, ...signUpFields })

/** The names that the specification's pages put into `data`: they initialize the profile. */
export const signUpDataSchema = z.object({ full_name: textOrNothing, phone: textOrNothing })

export const apiSignInSchema = z.object({ ...byEmail, password: anyPasswordSchema })
export const apiPhoneSignInSchema = z.object({ ...byPhone, password: anyPasswordSchema })
export const apiRefreshSchema = z.object({ refresh_token: secretSchema })
export const apiPkceSchema = z.object({ auth_code: secretSchema, code_verifier: z.string().min(1).max(200) })

export const apiRecoverSchema = z.object({ ...byEmail, ...codeChallengeFields })
export const apiResendSchema = z.object({
  ...byEmail,
  ...codeChallengeFields,
  type: z.enum(['signup', 'email_change']),
})
export const apiPhoneResendSchema = z.object({ ...byPhone, type: z.enum(['sms', 'phone_change']) })

const otpFields = { data: dataSchema, create_user: z.boolean().default(true), ...codeChallengeFields }
export const apiOtpSchema = z.object({ ...byEmail, ...otpFields })
export const apiPhoneOtpSchema = z.object({ ...byPhone, ...otpFields })

export const apiUpdateUserSchema = z.object({
  email: emailSchema.optional(),
  phone: signInPhoneSchema.optional(),
  password: passwordSchema.optional(),
  current_password: anyPasswordSchema.optional(),
  nonce: z.string().max(20).optional(),
  data: metadataSchema.optional(),
  ...codeChallengeFields,
})

/** 'email' is the contract's newer name for anything that proves an address. */
const mailedTypes = {
  signup: ['signup'],
  email: ['magiclink', 'signup', 'invite'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  invite: ['invite'],
  email_change: ['email_change_new', 'email_change_current'],
} as const satisfies Record<string, readonly TokenPurpose[]>

const textedTypes = {
  sms: ['sms', 'phone_signup'],
  phone_change: ['phone_change'],
} as const satisfies Record<string, readonly TokenPurpose[]>

const keysOf = <Key extends string>(table: Record<Key, unknown>): Key[] => Object.keys(table) as Key[]

const mailedTypeSchema = z.enum(keysOf(mailedTypes))
const textedTypeSchema = z.enum(keysOf(textedTypes))

/** Six digits were typed in; anything else is a link's secret. */
const proofOf = (token: string, address: string): Proof =>
  /^\d{6}$/.test(token) ? { kind: 'code', code: token, address } : { kind: 'secret', secret: token, address }

export const apiVerifySchema = z.union([
  z
    .object({ type: mailedTypeSchema, token_hash: secretSchema })
    .transform(({ type, token_hash: secret }) => ({
      purposes: mailedTypes[type],
      proof: { kind: 'secret', secret, address: null } satisfies Proof,
    })),
  z
    .object({ type: mailedTypeSchema, token: secretSchema, email: emailSchema })
    .transform(({ type, token, email }) => ({ purposes: mailedTypes[type], proof: proofOf(token, email) })),
  z
    .object({ type: textedTypeSchema, token: secretSchema, phone: signInPhoneSchema })
    .transform(({ type, token, phone }) => ({ purposes: textedTypes[type], proof: proofOf(token, phone) })),
])

export const apiVerifyLinkSchema = z
  .object({ type: mailedTypeSchema, token: secretSchema })
  .transform(({ type, token: secret }) => ({
    type,
    purposes: mailedTypes[type],
    proof: { kind: 'secret', secret, address: null } satisfies Proof,
  }))

export const captchaSchema = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().max(5_000).optional() }).optional(),
})

export const signOutScopeSchema = z.enum(['global', 'local', 'others']).default('global')

const providerSchema = z.string().regex(/^[a-z][a-z0-9:-]{0,60}$/)

export const apiAuthorizeSchema = z.object({
  ...codeChallengeFields,
  provider: providerSchema,
  scopes: z
    .string()
    .max(300)
    .optional()
    .transform((scopes) => scopes ?? null),
  skip_http_redirect: z.string().optional(),
})

export const apiIdTokenSchema = z.object({
  provider: providerSchema,
  id_token: z.string().min(1).max(10_000),
  nonce: z
    .string()
    .max(300)
    .nullish()
    .transform((nonce) => nonce ?? null),
  link_identity: z.boolean().optional(),
})

export const apiWalletSchema = z.object({
  chain: z.enum(['ethereum', 'solana'], 'Unsupported chain'),
  message: z.string().min(20).max(10_000),
  signature: z.string().min(1).max(400),
})

export const apiSsoSchema = z
  .object({
    ...codeChallengeFields,
    domain: z.string().trim().max(253).optional(),
    provider_id: z.uuid().optional(),
    redirect_to: z.string().max(2_000).optional(),
    skip_http_redirect: z.boolean().optional(),
  })
  .transform(({ domain, provider_id: id, ...rest }, context) => {
    if (id) return { ...rest, wanted: { id } }
    if (domain) return { ...rest, wanted: { domain } }
    context.addIssue({ code: 'custom', message: 'Give a domain or a provider_id.' })
    return z.NEVER
  })
