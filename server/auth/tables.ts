import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { moment } from '#server/kernel/tables.ts'
import type {
  AuthenticationMethod,
  CodeChallenge,
  Metadata,
  MethodName,
  NewIdentity,
  SsoSettings,
} from './types.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    email: text('email'),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** A number to sign in by, which must be confirmed; the number to call somebody is in the profile. */
    phone: text('phone'),
    phoneConfirmedAt: moment('phone_confirmed_at'),
    /** Asked for, and not the account's before it is proven. */
    newEmail: text('new_email'),
    newEmailAskedAt: moment('new_email_asked_at'),
    /** Of the two mailboxes that must agree to a change of the email address. */
    newEmailAgreedBy: text('new_email_agreed_by', { enum: ['none', 'current', 'new'] })
      .notNull()
      .default('none'),
    newPhone: text('new_phone'),
    newPhoneAskedAt: moment('new_phone_asked_at'),
    /** Argon2id in PHC string format. Absent when the account has no password. */
    passwordHash: text('password_hash'),
    /** Printed on a terminal: it only opens the way to a password of one's own. */
    hasOneTimePassword: boolean('has_one_time_password').notNull().default(false),
    /** The user's own to change, so nothing is decided by it. */
    userMetadata: jsonb('user_metadata').$type<Metadata>().notNull().default({}),
    appMetadata: jsonb('app_metadata').$type<Metadata>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    lastSignInAt: moment('last_sign_in_at'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_phone').on(table.phone).where(sql`${table.phoneConfirmedAt} is not null`),
    index('users_new_email').on(table.newEmail),
    index('users_new_phone').on(table.newPhone),
  ],
)

/** By what an account is signed in to: 'email', later providers and directories. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** How the provider names this person; the user's id for 'email'. */
    providerId: text('provider_id').notNull(),
    identityData: jsonb('identity_data').$type<Metadata>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    lastSignInAt: moment('last_sign_in_at'),
  },
  (table) => [
    uniqueIndex('identities_provider').on(table.provider, table.providerId),
    index('identities_user').on(table.userId),
  ],
)

/** A row is a signed-in browser or client. Without its row every cookie and every token is worth nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's value; absent for clients that carry tokens. */
    tokenHash: text('token_hash'),
    /** Makes each refresh token from the one before it; absent for cookies. */
    refreshSecret: text('refresh_secret'),
    aal: text('aal', { enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    amr: jsonb('amr').$type<AuthenticationMethod[]>().notNull(),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    /** Of the browser's own cookie, hashed for this user; absent for clients without cookies. */
    deviceMark: text('device_mark'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When its owner last proved who they are; null: at the sign-in. */
    provenAt: moment('proven_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
)

/** Where somebody has signed in from: hashes of a browser's cookie, or of a browser in a network. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mark: text('mark').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mark] }),
    index('known_devices_last_seen').on(table.lastSeenAt),
  ],
)

/** The family of a refresh token is its session: a token used twice ends it with all its tokens. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

export const tokenPurposes = [
  'signup',
  'phone_signup',
  'recovery',
  'magiclink',
  'sms',
  'invite',
  'email_change_current',
  'email_change_new',
  'phone_change',
  'reauthentication',
] as const

/** What mails and text messages carry, as a link and as six digits: hashed, of one purpose and user, gone when used. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    /** The email address or phone number that it proves. */
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Six digits can be guessed, so few tries are allowed. */
    tries: integer('tries').notNull().default(0),
    codeChallenge: jsonb('code_challenge').$type<CodeChallenge>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('one_time_tokens_user').on(table.userId, table.purpose),
    index('one_time_tokens_address').on(table.address, table.purpose),
    index('one_time_tokens_expires_at').on(table.expiresAt),
  ],
)

/** RFC 7636: what a redirect carries instead of a session; only who made the challenge can exchange it. */
export const authCodes = pgTable(
  'auth_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeChallenge: jsonb('code_challenge').$type<CodeChallenge>().notNull(),
    /** An identity that the exchange links to the user, who asked for it. */
    newIdentity: jsonb('new_identity').$type<NewIdentity>(),
    /** How the user signed in, for the session that it is exchanged for. */
    method: text('method').$type<MethodName>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('auth_codes_user').on(table.userId), index('auth_codes_expires_at').on(table.expiresAt)],
)

/** Second factors, and passkeys, which are a way in of their own. */
export const factors = pgTable(
  'factors',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['totp', 'phone', 'webauthn', 'passkey'] }).notNull(),
    name: text('name').notNull(),
    verifiedAt: moment('verified_at'),
    /** Of an authenticator app: base32, sealed. */
    secret: text('secret'),
    /** The newest time step that a code was taken of; none is taken twice (RFC 6238 section 5.2). */
    lastStep: integer('last_step'),
    phone: text('phone'),
    credentialId: text('credential_id'),
    /** COSE key, base64url */
    publicKey: text('public_key'),
    counter: integer('counter').notNull().default(0),
    transports: jsonb('transports').$type<string[]>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('factors_user').on(table.userId),
    uniqueIndex('factors_credential').on(table.credentialId),
    uniqueIndex('factors_name').on(table.userId, sql`lower(${table.name})`).where(sql`${table.name} <> ''`),
  ],
)

/** One try at a factor, from the question to the answer. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Null while it is not known yet whose passkey will answer. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    factorId: uuid('factor_id').references(() => factors.id, { onDelete: 'cascade' }),
    /** What the authenticator must sign, base64url. */
    challenge: text('challenge'),
    /** Of the text message. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('factor_challenges_factor').on(table.factorId),
    index('factor_challenges_user').on(table.userId),
    index('factor_challenges_expires_at').on(table.expiresAt),
  ],
)

/** For who has lost the second factor: each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** A trip to an identity provider, from the redirect there until the return. */
export const authFlows = pgTable(
  'auth_flows',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    nonce: text('nonce').notNull(),
    /** Ours towards the provider (RFC 7636). */
    codeVerifier: text('code_verifier').notNull(),
    /** The client's towards us. */
    codeChallenge: jsonb('code_challenge').$type<CodeChallenge>().notNull(),
    redirectTo: text('redirect_to').notNull(),
    /** Who wants the identity linked; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('auth_flows_user').on(table.userId), index('auth_flows_expires_at').on(table.expiresAt)],
)

/** Directories by which whole domains sign in. */
export const ssoProviders = pgTable('sso_providers', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  label: text('label').notNull(),
  /** In lower case; each has one directory at most. */
  domains: text('domains').array().notNull(),
  settings: jsonb('settings').$type<SsoSettings>().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Signed statements that were taken once, until they would be too old anyway. */
export const usedProofs = pgTable(
  'used_proofs',
  { proofHash: text('proof_hash').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('used_proofs_expires_at').on(table.expiresAt)],
)

/** What other systems of the shop's owner show at /auth/v1/admin. */
export const serviceKeys = pgTable(
  'service_keys',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Whose it is, such as "ERP". */
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Keys of domain/people/permissions.ts. Before there were any, a key was for accounts. */
    permissions: text('permissions').array().notNull().default(['accounts.write']),
    /** From then on it is refused; null for one that is good until it is revoked. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [uniqueIndex('service_keys_hash').on(table.keyHash)],
)

export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  algorithm: text('algorithm', { enum: ['ES256'] }).notNull(),
  /** Sealed; its JSON stood here in plain before there was a key for secrets. */
  privateJwk: jsonb('private_jwk').$type<string>().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** From then on it only verifies, until the last token that it signed has expired. */
  retiredAt: moment('retired_at'),
})

export type UserRow = typeof users.$inferSelect
