import { z } from 'zod'
import { emailSchema, passwordSchema } from '#domain/account.ts'
import type { TokenPurpose } from './one-time-tokens.ts'

/** Metadata travels in every access token, so it must stay small. */
const maxMetadataLength = 8_000

const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= maxMetadataLength, 'This metadata is too large')

/** For sign-in nothing but presence: rules for new passwords may be stricter than those for old ones. */
const anyPasswordSchema = z.string().min(1).max(256)
const secretSchema = z.string().min(1).max(200)
const textOrNothing = z
  .string()
  .trim()
  .max(120)
  .optional()
  .catch('')
  .transform((text) => text ?? '')

/** The bodies of /auth/v1, as the official client sends them. What is not offered yet is not read. */
export const apiSignUpSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  data: metadataSchema.nullish().transform((data) => data ?? {}),
})

/** The names that the specification's pages put into `data`: they start the profile. */
export const signUpDataSchema = z.object({ full_name: textOrNothing, phone: textOrNothing })

export const apiSignInSchema = z.object({ email: emailSchema, password: anyPasswordSchema })
export const apiRefreshSchema = z.object({ refresh_token: secretSchema })
export const apiRecoverSchema = z.object({ email: emailSchema })
export const apiResendSchema = z.object({ type: z.literal('signup'), email: emailSchema })

export const apiUpdateUserSchema = z.object({
  /** Read only to say that it cannot be changed here. */
  email: emailSchema.optional(),
  password: passwordSchema.optional(),
  current_password: anyPasswordSchema.optional(),
  data: metadataSchema.optional(),
})

/** 'email' is the contract's newer name for what confirms an address. */
const mailedTypeSchema = z
  .enum(['signup', 'email', 'recovery'])
  .transform((type): TokenPurpose => (type === 'recovery' ? 'recovery' : 'signup'))

export const apiVerifySchema = z.union([
  z
    .object({ type: mailedTypeSchema, token_hash: secretSchema })
    .transform(({ type, token_hash }) => ({ purpose: type, token: token_hash, email: null })),
  z
    .object({ type: mailedTypeSchema, token: secretSchema, email: emailSchema })
    .transform(({ type, token, email }) => ({ purpose: type, token, email })),
])

export const apiVerifyLinkSchema = z
  .object({ type: mailedTypeSchema, token: secretSchema })
  .transform(({ type, token }) => ({ purpose: type, token, email: null }))

export const signOutScopeSchema = z.enum(['global', 'local', 'others']).default('global')
