import { and, count, eq, notInArray, sql } from 'drizzle-orm'
import { roughNetwork } from '#domain/people/rough-network.ts'
import type { Executor } from '#server/kernel/database.ts'
import { newDevice } from '#server/mail/templates/new-device.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { hashSecret } from '../secrets.ts'
import { knownDevices, type sessions } from '../tables.ts'
import type { SignInMeta } from '../types.ts'

/** What a session stores of the browser's own cookie; null for clients without cookies. */
export const deviceMarkOf = (userId: string, { visitorId }: SignInMeta): string | null =>
  visitorId === '' ? null : hashSecret(`device:${userId}:${visitorId}`)

/** The mark of this browser if it has signed in to the account before, by the cookie that only it has; or null. */
export async function findKnownDevice(
  { database }: Pick<AuthParts, 'database'>,
  userId: string,
  meta: SignInMeta,
): Promise<string | null> {
  const mark = deviceMarkOf(userId, meta)
  if (mark === null) return null
  const isIt = and(eq(knownDevices.userId, userId), eq(knownDevices.mark, mark))
  return (await database.orm.$count(knownDevices, isIt)) > 0 ? mark : null
}

/** The browser that signed up belongs to the account, even if it can't sign in before the address is confirmed. */
export async function noteSignUpDevice(
  { clock }: Pick<AuthParts, 'clock'>,
  executor: Executor,
  userId: string,
  meta: SignInMeta,
): Promise<void> {
  const mark = deviceMarkOf(userId, meta)
  const now = clock.now()
  if (mark !== null)
    await executor.insert(knownDevices).values({ userId, mark, firstSeenAt: now, lastSeenAt: now })
}

type OpenedSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'userId' | 'userAgent' | 'address' | 'deviceMark'
>

/**
 * Remembers where a user has signed in from, and emails them if it is a place they never used before. A device is
 * recognized by its cookie, or by the same browser in the same neighborhood of the network. An account's first sign-in
 * is not reported.
 */
export async function noteDevice(
  { clock, mail }: Pick<AuthParts, 'clock' | 'mail'>,
  executor: Executor,
  { id, userId, userAgent, address, deviceMark }: OpenedSession,
): Promise<void> {
  const now = clock.now()
  const network = roughNetwork(address)
  const place = hashSecret(`place:${userId}:${network}:${userAgent}`)
  const marks = (deviceMark === null ? [place] : [place, deviceMark]).sort()
  const seen = await executor
    .insert(knownDevices)
    .values(marks.map((mark) => ({ userId, mark, firstSeenAt: now, lastSeenAt: now })))
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.mark], set: { lastSeenAt: now } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  if (seen.some(({ isNew }) => !isNew)) return
  const isOther = and(eq(knownDevices.userId, userId), notInArray(knownDevices.mark, marks))
  const [others] = await executor.select({ known: count() }).from(knownDevices).where(isOther)
  if (!others?.known) return
  const user = await findUserById(executor, userId)
  if (!user?.email) return
  // Someone who signed up with an address that isn't theirs must not fill its mailbox: one email a day.
  const occasion = user.emailConfirmedAt === null ? now.toISOString().slice(0, 10) : id
  await mail.send(executor, {
    template: newDevice,
    to: user.email,
    data: { at: now.toISOString(), userAgent, network },
    dedupeKey: `new-device:${userId}:${occasion}`,
  })
}
