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
    /** A number for signing in, which must be confirmed; the contact number is in the profile. */
    phone: text('phone'),
    phoneConfirmedAt: moment('phone_confirmed_at'),
    /** Requested, but not the account's until it is proven. */
    newEmail: text('new_email'),
    newEmailAskedAt: moment('new_email_asked_at'),
    /** Which of the two mailboxes that must agree to an email change has done so. */
    newEmailAgreedBy: text('new_email_agreed_by', { enum: ['none', 'current', 'new'] })
      .notNull()
      .default('none'),
    newPhone: text('new_phone'),
    newPhoneAskedAt: moment('new_phone_asked_at'),
    /** Argon2id in PHC string format. Absent when the account has no password. */
    passwordHash: text('password_hash'),
    /** Printed in a terminal: it can only be used to set a password of one's own. */
    hasOneTimePassword: boolean('has_one_time_password').notNull().default(false),
    /** The user may change it, so nothing is decided by it. */
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

/** The ways of signing in to an account: 'email', later providers and directories. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's id for this person; the user's id for 'email'. */
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

/** Each row is a signed-in browser or client. Without its row, a cookie or token is worthless. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's value; absent for clients that carry tokens. */
    tokenHash: text('token_hash'),
    /** Derives each refresh token from the one before it; absent for cookies. */
    refreshSecret: text('refresh_secret'),
    aal: text('aal', { enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    amr: jsonb('amr').$type<AuthenticationMethod[]>().notNull(),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    /** From the browser's own cookie, hashed for this user; absent for clients without cookies. */
    deviceMark: text('device_mark'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When its owner last proved their identity; null: at sign-in. */
    provenAt: moment('proven_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
)

/** Where users have signed in from: hashes of a browser's cookie, or of a browser in a network. */
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

/**
 * Secrets in emails and text messages, as a link and as six digits: hashed, for one purpose and user, deleted when
 * used.
 */
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

/** RFC 7636: what a redirect carries instead of a session; only the client that made the challenge can exchange it. */
export const authCodes = pgTable(
  'auth_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeChallenge: jsonb('code_challenge').$type<CodeChallenge>().notNull(),
    /** An identity that the exchange links to the user who requested it. */
    newIdentity: jsonb('new_identity').$type<NewIdentity>(),
    /** How the user signed in, for the session that the code is exchanged for. */
    method: text('method').$type<MethodName>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('auth_codes_user').on(table.userId), index('auth_codes_expires_at').on(table.expiresAt)],
)

/** Second factors, and passkeys, which are a way of signing in by themselves. */
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
    /** An authenticator app's: base32, sealed. */
    secret: text('secret'),
    /** The latest time step whose code was accepted; none is accepted twice (RFC 6238 section 5.2). */
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

/** One try at a factor, from challenge to response. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Null until it is known whose passkey responds. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    factorId: uuid('factor_id').references(() => factors.id, { onDelete: 'cascade' }),
    /** What the authenticator must sign, base64url. */
    challenge: text('challenge'),
    /** For a text message. */
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

/** For users who have lost the second factor: each works once. */
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

/** A trip to an identity provider, from the redirect to the return. */
export const authFlows = pgTable(
  'auth_flows',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    nonce: text('nonce').notNull(),
    /** Ours, for the provider (RFC 7636). */
    codeVerifier: text('code_verifier').notNull(),
    /** The client's, for us. */
    codeChallenge: jsonb('code_challenge').$type<CodeChallenge>().notNull(),
    redirectTo: text('redirect_to').notNull(),
    /** The user who is linking the identity; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('auth_flows_user').on(table.userId), index('auth_flows_expires_at').on(table.expiresAt)],
)

/** Directories that sign in whole domains. */
export const ssoProviders = pgTable('sso_providers', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  label: text('label').notNull(),
  /** In lower case; each has at most one directory. */
  domains: text('domains').array().notNull(),
  settings: jsonb('settings').$type<SsoSettings>().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Signed statements that were accepted once, until they would be too old anyway. */
export const usedProofs = pgTable(
  'used_proofs',
  { proofHash: text('proof_hash').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('used_proofs_expires_at').on(table.expiresAt)],
)

/** Keys that the shop owner's other systems present at /auth/v1/admin. */
export const serviceKeys = pgTable(
  'service_keys',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** The system it belongs to, such as "ERP". */
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Keys of domain/people/permissions.ts. Before permissions existed, a key was for accounts. */
    permissions: text('permissions').array().notNull().default(['accounts.write']),
    /** When it expires; null if it is valid until revoked. */
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
  /** Sealed; this was plain JSON before there was a key for secrets. */
  privateJwk: jsonb('private_jwk').$type<string>().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** After this it only verifies, until the last token that it signed has expired. */
  retiredAt: moment('retired_at'),
})

export type UserRow = typeof users.$inferSelect
