import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { table } from '#domain/table.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { findUserById } from '../accounts/find-user.ts'
import { noteEntry, type Suspended } from '../accounts/note-attempt.ts'
import type { AuthParts } from '../deps.ts'
import { type ExchangeCodeOutcome, exchangeAuthCode } from '../links/auth-codes.ts'
import { newSecret } from '../secrets.ts'
import type { CookieSession, OpenSession, SessionCookie } from '../sessions/open-session.ts'
import { identities } from '../tables.ts'
import type { SignInMeta } from '../types.ts'
import { type UnlinkOutcome, unlinkIdentity } from './link-identity.ts'
import { type BeginFlowOutcome, beginFlow } from './provider-flow.ts'

export type IdentityView = {
  id: string
  provider: string
  label: string
  address: string
  isRemovable: boolean
}

type Refusal<Outcome> = Extract<Outcome, { ok: false }> | Suspended

/** Signing in with a provider on the pages: the browser itself is the client that holds the verifier (RFC 7636). */
export type PageProviderDoor = {
  /** Names of the configured providers, with their button labels. */
  list(): { name: string; label: string }[]
  /** Where to send the browser, and what only this browser may keep until it returns to `returnPath`. */
  begin(
    provider: string,
    returnPath: string,
    clientAddress: string,
  ): Promise<{ ok: true; url: string; verifier: string } | Refusal<BeginFlowOutcome>>
  /** The same for a signed-in user who wants to add it as a way of signing in. */
  beginLink(
    user: SignedInUser,
    provider: string,
    returnPath: string,
    clientAddress: string,
  ): Promise<
    | { ok: true; url: string; verifier: string }
    | Refusal<BeginFlowOutcome>
    | { ok: false; reason: 'email_not_confirmed' }
  >
  finishLink(
    user: SignedInUser,
    input: { code: string; verifier: string },
    meta: SignInMeta,
  ): Promise<{ ok: true } | Refusal<ExchangeCodeOutcome<null>>>
  /** Never the last one. */
  unlink(user: SignedInUser, identityId: string): Promise<UnlinkOutcome>
  /** The user's ways of signing in, oldest first. */
  ofUser(user: SignedInUser): Promise<{ identities: IdentityView[]; isEmailProven: boolean }>
  /** The code that the browser returned with. One try each. */
  finish(
    input: { code: string; verifier: string },
    meta: SignInMeta,
  ): Promise<{ ok: true; session: SessionCookie } | Refusal<ExchangeCodeOutcome<CookieSession>>>
}

export function createPageProviderDoor(
  parts: AuthParts,
  open: OpenSession<CookieSession>,
  welcome: (session: CookieSession, meta: SignInMeta) => Promise<SessionCookie>,
): PageProviderDoor {
  const { identityProviders } = parts
  const find = async (name: string) => identityProviders.find((known) => known.name === name) ?? null
  const begin = async (
    provider: string,
    redirectTo: string,
    clientAddress: string,
    userId: string | null,
  ): Promise<{ ok: true; url: string; verifier: string } | Refusal<BeginFlowOutcome>> => {
    const verifier = newSecret()
    const value = createHash('sha256').update(verifier).digest('base64url')
    const codeChallenge = { value, method: 's256' } as const
    const input = { provider, scopes: null, redirectTo, codeChallenge, userId }
    const outcome = await beginFlow(parts, input, find, clientAddress)
    return outcome.ok ? { ...outcome, verifier } : outcome
  }
  return {
    list: () => identityProviders.map(({ name, label }) => ({ name, label })),
    begin: (provider, returnPath, clientAddress) => begin(provider, returnPath, clientAddress, null),
    async beginLink({ id }, provider, returnPath, clientAddress) {
      const user = await findUserById(parts.database.orm, id)
      if (!user?.emailConfirmedAt) return { ok: false, reason: 'email_not_confirmed' }
      return begin(provider, returnPath, clientAddress, id)
    },
    async finishLink(user, input, meta) {
      const outcome = await exchangeAuthCode(parts, { ...input, userId: user.id }, meta, async () => null)
      return outcome.ok ? { ok: true } : outcome
    },
    unlink: ({ id }, identityId) => unlinkIdentity(parts, id, identityId),
    ofUser: (user) => identitiesOf(parts, user, identityProviders),
    async finish(input, meta) {
      const outcome = await noteEntry(parts, 'provider', exchangeAuthCode(parts, input, meta, open))
      return outcome.ok ? { ok: true, session: await welcome(outcome.session, meta) } : outcome
    },
  }
}

async function identitiesOf(
  { database: { orm } }: Pick<AuthParts, 'database'>,
  { id: userId }: SignedInUser,
  providers: AuthParts['identityProviders'],
): Promise<{ identities: IdentityView[]; isEmailProven: boolean }> {
  const user = await findUserById(orm, userId)
  const rows = await orm
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt))
  const seen = rows.map(({ id, provider, identityData }) => ({
    id,
    provider,
    label: providers.find(({ name }) => name === provider)?.label ?? houseLabels[provider] ?? provider,
    address: z
      .string()
      .catch('')
      .parse(identityData.email ?? identityData.phone),
    isRemovable: rows.length > 1 && !Object.hasOwn(houseLabels, provider),
  }))
  return { identities: seen, isEmailProven: user?.emailConfirmedAt != null }
}

/** Labels of our own identities; a password or mailbox is changed, not unlinked. */
const houseLabels = table<string>({ email: 'Email', phone: 'Phone' })
