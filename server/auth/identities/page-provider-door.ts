import { createHash } from 'node:crypto'
import { type ExchangeCodeOutcome, exchangeAuthCode } from '../auth-codes.ts'
import type { CookieSession } from '../open-session.ts'
import type { SessionCookie } from '../page-door.ts'
import { newSecret } from '../secrets.ts'
import type { AuthParts, OpenSession, SignInMeta } from '../types.ts'
import { type BeginFlowOutcome, beginFlow } from './provider-flow.ts'

type Refusal<Outcome> = Extract<Outcome, { ok: false }>

/** Signing in by a provider on the pages: the browser itself is the client that holds the verifier (RFC 7636). */
export type PageProviderDoor = {
  /** Names of the providers that are set, with the words on their buttons. */
  list(): { name: string; label: string }[]
  /** Where to send the browser, and what only this browser may keep until it is back at `returnPath`. */
  begin(
    provider: string,
    returnPath: string,
    clientAddress: string,
  ): Promise<{ ok: true; url: string; verifier: string } | Refusal<BeginFlowOutcome>>
  /** The code that the browser came back with. One try each. */
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
  return {
    list: () => identityProviders.map(({ name, label }) => ({ name, label })),
    async begin(provider, redirectTo, clientAddress) {
      const verifier = newSecret()
      const value = createHash('sha256').update(verifier).digest('base64url')
      const codeChallenge = { value, method: 's256' } as const
      const input = { provider, scopes: null, redirectTo, codeChallenge, userId: null }
      const outcome = await beginFlow(parts, input, find, clientAddress)
      return outcome.ok ? { ...outcome, verifier } : outcome
    },
    async finish(input, meta) {
      const outcome = await exchangeAuthCode(parts, input, meta, open)
      return outcome.ok ? { ok: true, session: await welcome(outcome.session, meta) } : outcome
    },
  }
}
