import { and, count, eq, notInArray, sql } from 'drizzle-orm'
import { roughNetwork } from '#domain/people/rough-network.ts'
import type { Executor } from '#server/kernel/database.ts'
import { newDevice } from '#server/mail/templates/new-device.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { hashSecret } from '../secrets.ts'
import { knownDevices, type sessions } from '../tables.ts'
import type { SignInMeta } from '../types.ts'

/** What a session keeps of the browser's own cookie; null for clients that have none. */
export const deviceMarkOf = (userId: string, { visitorId }: SignInMeta): string | null =>
  visitorId === '' ? null : hashSecret(`device:${userId}:${visitorId}`)

/** The mark of this browser, where it has signed in to the account before, by the cookie that only it has; or null. */
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

/** The browser that signed up is the account's, also when it may not be in before the address is confirmed. */
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
 * Remembers where somebody has signed in from, and mails them when it is a place that they never used before. A
 * device is known by its cookie, or by the same browser in the same neighborhood of the network. The first sign-in
 * of an account is no news.
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
  // Whoever signed up with an address that is not theirs must not fill its mailbox: one a day.
  const occasion = user.emailConfirmedAt === null ? now.toISOString().slice(0, 10) : id
  await mail.send(executor, {
    template: newDevice,
    to: user.email,
    data: { at: now.toISOString(), userAgent, network },
    dedupeKey: `new-device:${userId}:${occasion}`,
  })
}
