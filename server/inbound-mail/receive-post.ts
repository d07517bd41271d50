import type { InboundMailDeps } from './deps.ts'
import { keepMail } from './keep-mail.ts'

export type PostOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown_provider' | 'bad_signature' | 'unreadable' }

/**
 * Accepts an email that the mail service posts. Accepted means stored: it may be posted again and still becomes one
 * message.
 */
export async function receivePost(
  deps: InboundMailDeps,
  post: { authorization: string; contentType: string; body: Uint8Array },
): Promise<PostOutcome> {
  if (!deps.readPosted) return { ok: false, reason: 'unknown_provider' }
  const mail = await deps.readPosted(post)
  if (typeof mail === 'string') return { ok: false, reason: mail }
  await keepMail(deps, mail)
  return { ok: true }
}

/** Fetches the mailbox's unread email. */
export const pollMailbox = async (deps: InboundMailDeps): Promise<void> =>
  deps.mailbox?.takeNew((mail) => keepMail(deps, mail))
