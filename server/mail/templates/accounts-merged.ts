import { z } from 'zod'
import { formatMomentAndZone } from '#domain/shop/shop-time.ts'
import { defineMail } from '../template.ts'

/** To both addresses of a customer whose two accounts have been merged. */
export const accountsMerged = defineMail({
  name: 'accounts-merged',
  schema: z.object({
    at: z.iso.datetime(),
    kept: z.string(),
    /**
     * Whether purchases made as a guest with the closed account's address are included. Earlier emails don't say so.
     */
    areGuestOrdersTaken: z.boolean().default(true),
  }),
  words: {
    'accounts-merged': {
      subject: 'Your two {shop} accounts are now one',
      preview: 'From now on, sign in as {account}.',
      heading: 'Your two accounts are now one',
      before:
        'You had two accounts with us. On {date}, we merged them: the orders, designs, artwork and addresses from both are now in the account {account}. {guestOrders}Sign in there; the other account is closed.',
      note: 'If these weren’t both your accounts, reply to this email right away.',
    },
  },
  about: {
    'accounts-merged': {
      group: 'accounts',
      title: 'Two accounts merged',
      when: 'Goes to both addresses when you merge two accounts of one customer.',
      sample: { at: '2026-11-20T16:30:00.000Z', kept: 'ada@example.com', areGuestOrdersTaken: false },
    },
  },
  values: ({ at, kept, areGuestOrdersTaken }, { timeZone }) => ({
    date: formatMomentAndZone(new Date(at), timeZone),
    account: kept,
    guestOrders: areGuestOrdersTaken
      ? ''
      : 'Orders you placed with the other address without signing in are still guest orders: their links work as before. ',
  }),
})
