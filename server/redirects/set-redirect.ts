import { eq, sql } from 'drizzle-orm'
import { keyOfPath, maxRedirects, readOldPath, readOwnPath } from '#domain/shop/old-addresses.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { RedirectsDeps } from './deps.ts'
import { redirects } from './tables.ts'

export type RedirectInput = { from: string; to: string }

/** What a URL would redirect to, or what is wrong with it, by field. */
export type ReadRedirect =
  | { ok: true; fromPath: string; toPath: string }
  | { ok: false; field: 'from' | 'to'; message: string }

export type SetRedirectOutcome =
  | { ok: true; redirect: typeof redirects.$inferSelect }
  | (ReadRedirect & { ok: false })

/** Browsers follow twenty (Fetch Standard, HTTP-redirect fetch). */
const mostHops = 20

const refuse = (field: 'from' | 'to', message: string): ReadRedirect & { ok: false } => ({
  ok: false,
  field,
  message,
})

export const circle = 'It would redirect in a circle'

export function readRedirect({ origin }: Pick<RedirectsDeps, 'origin'>, given: RedirectInput): ReadRedirect {
  const from = readOldPath(given.from)
  if (!from.ok) return refuse('from', from.message)
  const to = readOwnPath(given.to, origin)
  if (!to.ok) return refuse('to', to.message)
  if (keyOfTarget(to.path) === from.path) return refuse('to', circle)
  return { ok: true, fromPath: from.path, toPath: to.path }
}

/** Redirects an old URL, or changes its redirect. Serialized, so that no two together form a loop. */
export async function setRedirect(
  deps: RedirectsDeps,
  actor: Actor,
  given: RedirectInput,
): Promise<SetRedirectOutcome> {
  const read = readRedirect(deps, given)
  if (!read.ok) return read
  const { fromPath, toPath } = read
  return deps.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${redirects} in share row exclusive mode`)
    if (await leadsBack(transaction, fromPath, toPath)) return refuse('to', circle)
    const [before] = await transaction.select().from(redirects).where(eq(redirects.fromPath, fromPath))
    if (before?.toPath === toPath) return { ok: true, redirect: before }
    if (!before && (await transaction.$count(redirects)) >= maxRedirects)
      return refuse('from', `There are already ${maxRedirects.toLocaleString('en-US')}, which is the limit`)
    const [redirect] = await transaction
      .insert(redirects)
      .values({ fromPath, toPath, createdAt: deps.clock.now() })
      .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath } })
      .returning()
    if (!redirect) throw new Error('The redirect was not saved')
    await audit(transaction, actor, {
      action: 'redirect.set',
      subject: `redirect:${redirect.id}`,
      ...(before && { before: { from: fromPath, to: before.toPath } }),
      after: { from: fromPath, to: toPath },
    })
    return { ok: true, redirect }
  })
}

async function leadsBack(transaction: Transaction, fromPath: string, toPath: string): Promise<boolean> {
  let at = keyOfTarget(toPath)
  for (let hop = 0; hop < mostHops; hop++) {
    if (at === fromPath) return true
    const [next] = await transaction.select().from(redirects).where(eq(redirects.fromPath, at))
    if (!next) return false
    at = keyOfTarget(next.toPath)
  }
  return true
}

const keyOfTarget = (path: string): string => keyOfPath(path.split(/[?#]/)[0] ?? '') ?? path
