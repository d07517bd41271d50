import type { FirstOwner } from '#server/auth/index.ts'
import type { Shop } from '#server/shop.ts'

/** Where passwords are closed, the first start goes on only if a link that lies in the mailbox lets the owner in. */
export const ownerLine = (owner: FirstOwner, { auth }: Pick<Shop, 'auth'>): string =>
  auth.ways.password
    ? `Owner: ${owner.email}   One-time password: ${owner.password}`
    : `Owner: ${owner.email}   Sign in by email: the link lies in the mailbox`
