import type { Role } from '#domain/role.ts'

export type MailboxReader = {
  role: Role | null
  clientAddress: string
  /** The address that the browser sees the shop under. */
  origin: string
  /** Whether a proxy in front has passed the request on. */
  isForwarded: boolean
}

/**
 * Mails hold sign-in links, the owner's too: they are for owners, and for whoever sits at the machine itself. Behind a proxy on
 * the same machine everybody seems to sit there, so the address in the browser must be the machine's own, too.
 */
export function mayReadMailbox({ role, clientAddress, origin, isForwarded }: MailboxReader): boolean {
  if (role === 'owner') return true
  return !isForwarded && ownAddresses.includes(clientAddress) && ownNames.includes(new URL(origin).hostname)
}

const ownAddresses = ['127.0.0.1', '::1']
const ownNames = ['localhost', '127.0.0.1', '[::1]']
