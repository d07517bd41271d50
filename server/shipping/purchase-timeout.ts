import { after, minutes } from '#server/kernel/clock.ts'

/** How long the provider may take to show a purchase it made; after that, it made none. */
export const purchaseTimeout = minutes(15)

/** Soon at first, then less often: the delay equals the age of the purchase, between half a minute and five. */
export const nextLook = (now: Date, createdAt: Date): Date =>
  after(now, Math.min(minutes(5), Math.max(minutes(0.5), now.getTime() - createdAt.getTime())))
