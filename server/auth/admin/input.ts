import { z } from 'zod'
import { emailSchema, passwordSchema, signInPhoneSchema } from '#domain/people/account.ts'
import { metadataSchema } from '../input.ts'

const byOwners = 'Owners assign roles and suspensions in the back office.'
const neverGiven = (words: string) => z.undefined(words).optional()

/** The user fields that the official client's admin API sends (AdminUserAttributes). */
export const adminUserSchema = z.object({
  email: emailSchema.optional(),
  phone: signInPhoneSchema.optional(),
  password: passwordSchema.optional(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: metadataSchema.optional(),
  app_metadata: metadataSchema.optional(),
  /** The contract's word for everyone who signs in; our own roles are not part of this API. */
  role: z.literal('authenticated', byOwners).optional(),
  ban_duration: z.literal('none', byOwners).optional(),
  id: neverGiven('The id of an account is generated here.'),
  password_hash: neverGiven('Give a password, or let the person choose one through a link.'),
})

export type AdminUserInput = z.output<typeof adminUserSchema>

export const listUsersSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  per_page: z.coerce.number().int().min(1).max(1_000).catch(50),
})

export const deleteUserSchema = z.object({
  should_soft_delete: z.literal(false, 'Accounts can only be deleted permanently here.').optional(),
})

export const inviteSchema = z.object({ email: emailSchema, data: metadataSchema.nullish() })

const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const

export const generateLinkSchema = z.object({
  type: z.enum(linkTypes),
  email: emailSchema,
  new_email: emailSchema.optional(),
  password: passwordSchema.optional(),
  data: metadataSchema.nullish(),
  redirect_to: z.string().max(2_000).optional(),
})

export type LinkType = (typeof linkTypes)[number]
