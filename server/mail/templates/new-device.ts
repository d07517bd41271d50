import { z } from 'zod'
import { describeBrowser } from '#domain/people/describe-browser.ts'
import { formatMomentAndZone } from '#domain/shop/shop-time.ts'
import { defineMail } from '../template.ts'

/** Someone signed in from a place that this account had never been used from. `network` is empty if unknown. */
export const newDevice = defineMail({
  name: 'new-device',
  schema: z.object({ at: z.iso.datetime(), userAgent: z.string(), network: z.string() }),
  words: {
    'new-device': {
      subject: 'New sign-in to your {shop} account',
      preview: '{device}. If it was you, there’s nothing to do.',
      heading: 'A new device signed in',
      before:
        'Your account was opened on a device we haven’t seen before. If it was you, there’s nothing to do.',
    },
  },
  about: {
    'new-device': {
      group: 'accounts',
      title: 'Sign-in from a new device',
      when: 'Goes to someone whose account is opened on a device it was never used on before.',
      sample: {
        at: '2026-11-20T16:30:00.000Z',
        userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/153.0.0.0 Safari/537.36',
        network: '203.0.113.x',
      },
    },
  },
  values: ({ userAgent }) => ({ device: describeBrowser(userAgent) }),
  facts: ({ at, userAgent, network }, { timeZone }) => [
    {
      kind: 'rows',
      rows: [
        { label: 'When', value: formatMomentAndZone(new Date(at), timeZone) },
        { label: 'Device', value: describeBrowser(userAgent) },
        { label: 'Network', value: network || 'unknown' },
      ],
    },
  ],
  actions: (_signIn, shop) => [
    { kind: 'button', label: 'See where you are signed in', href: `${shop.origin}/profile#sessions` },
    {
      kind: 'note',
      text: `If it wasn’t you, sign that device out there and choose a new password: ${shop.origin}/auth?mode=reset`,
    },
  ],
})
