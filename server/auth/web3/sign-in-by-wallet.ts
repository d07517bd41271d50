import { allowedRedirect } from '#domain/people/auth-redirect.ts'
import { after, minutes } from '#server/kernel/clock.ts'
import type { AuthParts } from '../deps.ts'
import { findByIdentity, findOrAddUser } from '../identities/find-or-add-user.ts'
import { lifetimes } from '../lifetimes.ts'
import { takeAttempt } from '../limits.ts'
import { spendProof } from '../links/spend-proof.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import type { UserRow } from '../tables.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'
import { type Chain, readMessage, type SignInMessage } from './read-message.ts'

export type WalletInput = { chain: Chain; message: string; signature: string }

export type WalletOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | {
      ok: false
      reason: 'bad_wallet_message' | 'bad_wallet_signature' | 'wallet_message_used' | 'signup_disabled'
    }
  | TooManyAttempts

/** How far a wallet's clock may be ahead. */
const maxAhead = minutes(1)

/** Accepts a message to this shop that a wallet has just signed, once. */
export async function signInByWallet<Opened>(
  parts: AuthParts,
  { chain, message: text, signature }: WalletInput,
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<WalletOutcome<Opened>> {
  const { rateLimiter, rules, database } = parts
  const attempt = await takeAttempt(rateLimiter, rules.limits.verify, meta.clientAddress, null)
  if (!attempt.ok) return attempt
  const message = readMessage(text, chain)
  if (!message || !isForUs(parts, message) || !isTimely(parts, message))
    return { ok: false, reason: 'bad_wallet_message' }
  // The elliptic curves, loaded when the first wallet signs in.
  const { isSignedBy } = await import('./check-signature.ts')
  if (!isSignedBy(chain, message.address, text, signature))
    return { ok: false, reason: 'bad_wallet_signature' }
  const address = chain === 'ethereum' ? message.address.toLowerCase() : message.address
  const wallet = { provider: 'web3', subject: `web3:${chain}:${address}` }
  // Anyone can create a thousand wallets: a new one counts as a sign-up.
  if (!(await findByIdentity(database.orm, wallet))) {
    const signUp = await takeAttempt(rateLimiter, rules.limits.signUp, meta.clientAddress, wallet.subject)
    if (!signUp.ok) return signUp
  }
  return database.transaction(async (transaction): Promise<WalletOutcome<Opened>> => {
    // By the text, since one text has several valid signatures.
    const until = after(message.issuedAt, lifetimes.walletMessage + maxAhead)
    if (!(await spendProof(transaction, `web3:${chain}:${text}`, until)))
      return { ok: false, reason: 'wallet_message_used' }
    const found = await findOrAddUser(parts, transaction, {
      ...wallet,
      email: null,
      isEmailVerified: false,
      fullName: '',
      claims: { chain, address, network: message.chainId },
    })
    if (!found.ok)
      return { ok: false, reason: found.reason === 'signup_disabled' ? found.reason : 'bad_wallet_message' }
    return { ok: true, user: found.user, session: await open(transaction, found.user, 'web3', meta) }
  })
}

/** Whether the site that the wallet showed its owner, and the requesting address, are this shop's or allowed ones. */
function isForUs({ origin, redirectAllowList }: AuthParts, { domain, uri, version }: SignInMessage): boolean {
  const url = URL.canParse(uri) ? new URL(uri) : null
  if (version !== '1' || url === null || url.host !== domain) return false
  return url.origin === origin || allowedRedirect(uri, origin, redirectAllowList) !== null
}

function isTimely({ clock }: AuthParts, { issuedAt, expiresAt, notBefore }: SignInMessage): boolean {
  const now = clock.now()
  const age = now.getTime() - issuedAt.getTime()
  if (age > lifetimes.walletMessage || age < -maxAhead) return false
  return (expiresAt === null || expiresAt > now) && (notBefore === null || notBefore <= now)
}
