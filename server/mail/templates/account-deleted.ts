import { z } from 'zod'
import { formatMomentAndZone } from '#domain/shop/shop-time.ts'
import { defineMail } from '../template.ts'

/** The receipt for someone who deleted their account. `orders`: how many stay in the books without a name. */
export const accountDeleted = defineMail({
  name: 'account-deleted',
  schema: z.object({ at: z.iso.datetime(), orders: z.number().int() }),
  words: {
    'account-deleted': {
      subject: 'Your {shop} account has been deleted',
      preview: 'This is your receipt. There’s nothing you need to do.',
      heading: 'Your account is deleted',
      before:
        'We deleted it on {date}, along with your profile, addresses, designs, uploads, sign-ins and newsletter subscription.',
      note: 'If you didn’t delete it, reply to this email. You can open a new account anytime.',
    },
  },
  about: {
    'account-deleted': {
      group: 'accounts',
      title: 'Account deleted',
      when: 'Goes to someone whose account was just deleted, as a receipt.',
      sample: { at: '2026-11-20T16:30:00.000Z', orders: 3 },
    },
  },
  values: ({ at }, { timeZone }) => ({ date: formatMomentAndZone(new Date(at), timeZone) }),
  facts: ({ orders }) =>
    orders === 0
      ? []
      : [
          {
            kind: 'paragraph',
            text: `${orders === 1 ? 'One order stays' : `${orders} orders stay`} in our books, as tax law requires, without your name, address and contact details.`,
          },
        ],
})
