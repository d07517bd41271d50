import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq, lt, or } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { factors } from '../tables.ts'
import type { FactorRow } from './present-factor.ts'

/** Some two hundred and fifty files, loaded lazily to keep startup fast. */
const library = () => import('@simplewebauthn/server')

/** WebAuthn level 3. The credential belongs to the shop's host name, and is used on its origin only. */
const siteOf = (origin: string) => ({ id: new URL(origin).hostname, origin })

export type Owner = { id: string; name: string }

/** `isPasskey`: discoverable by the device itself, so that no one has to type who they are. */
export const creationOptions = async (
  origin: string,
  siteName: string,
  owner: Owner,
  known: readonly FactorRow[],
  isPasskey: boolean,
) =>
  (await library()).generateRegistrationOptions({
    rpName: siteName,
    rpID: siteOf(origin).id,
    userName: owner.name,
    userID: new Uint8Array(Buffer.from(owner.id)),
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: credentialsOf(known),
    authenticatorSelection: {
      residentKey: isPasskey ? 'required' : 'preferred',
      userVerification: isPasskey ? 'required' : 'preferred',
    },
  })

/** For anyone's passkey when `known` is empty. `mustVerifyUser`: it replaces a password instead of adding to one. */
export const requestOptions = async (
  origin: string,
  known: readonly FactorRow[],
  mustVerifyUser = known.length === 0,
) =>
  (await library()).generateAuthenticationOptions({
    rpID: siteOf(origin).id,
    allowCredentials: known.length > 0 ? credentialsOf(known) : undefined,
    userVerification: mustVerifyUser ? 'required' : 'preferred',
  })

const credentialsOf = (known: readonly FactorRow[]) =>
  known.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, transports: transports ?? undefined }],
  )

export type NewCredential = Required<
  Pick<typeof factors.$inferInsert, 'credentialId' | 'publicKey' | 'counter' | 'transports'>
>

/** The credential that the authenticator created for this challenge, or null. */
export async function readCreation(
  origin: string,
  challenge: string,
  response: RegistrationResponseJSON,
  mustVerifyUser: boolean,
): Promise<NewCredential | null> {
  const site = siteOf(origin)
  const { verifyRegistrationResponse } = await library()
  const outcome = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: mustVerifyUser,
  }).catch(() => null)
  if (!outcome?.verified) return null
  const { id, publicKey, counter, transports } = outcome.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? null,
  }
}

/** Whether this credential signed the challenge. A counter that doesn't increase indicates a copy, which is refused. */
export async function takeAssertion(
  executor: Executor,
  origin: string,
  challenge: string,
  factor: FactorRow,
  response: AuthenticationResponseJSON,
  now: Date,
  mustVerifyUser: boolean,
): Promise<boolean> {
  if (factor.credentialId !== response.id || factor.publicKey === null) return false
  const site = siteOf(origin)
  const { verifyAuthenticationResponse } = await library()
  const outcome = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: factor.credentialId,
      publicKey: new Uint8Array(Buffer.from(factor.publicKey, 'base64url')),
      counter: factor.counter,
    },
    requireUserVerification: mustVerifyUser,
  }).catch(() => null)
  if (!outcome?.verified) return false
  const counter = outcome.authenticationInfo.newCounter
  const [taken] = await executor
    .update(factors)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(factors.id, factor.id),
        or(lt(factors.counter, counter), and(eq(factors.counter, 0), eq(factors.counter, counter))),
      ),
    )
    .returning({ id: factors.id })
  return taken !== undefined
}
