import type { FirstOwner } from '#server/auth/index.ts'
import type { Shop } from '#server/shop.ts'

/** Where password sign-in is disabled, the first owner can get in only with a link in the mailbox. */
export const ownerLine = (owner: FirstOwner, { auth }: Pick<Shop, 'auth'>): string =>
  auth.ways.password
    ? `Owner: ${owner.email}   One-time password: ${owner.password}`
    : `Owner: ${owner.email}   Sign in by email: the link is in the mailbox`
