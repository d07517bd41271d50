import { z } from 'zod'
import { formatMomentAndZone } from '#domain/shop/shop-time.ts'
import { defineMail } from '../template.ts'

/** To both addresses of a customer whose two accounts are one from then on. */
export const accountsMerged = defineMail({
  name: 'accounts-merged',
  schema: z.object({
    at: z.iso.datetime(),
    kept: z.string(),
    /** What was bought as a guest with the closed account's address. Mails from before do not say so. */
    areGuestOrdersTaken: z.boolean().default(true),
  }),
  words: {
    'accounts-merged': {
      subject: 'Your two {shop} accounts are one',
      preview: 'From now on, sign in as {account}.',
      heading: 'Your two accounts are one',
      before:
        'You had two accounts with us. On {date} we merged them: your orders, designs, artwork and addresses of both are in the account of {account}. {guestOrders}Sign in there; the other account is closed.',
      note: 'If these were not both your accounts, answer this mail right away.',
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
      : 'Orders that you placed with the other address without signing in stay guest orders: their links work as before. ',
  }),
})
