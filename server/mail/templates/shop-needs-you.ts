import { z } from 'zod'
import { defineMail } from '../template.ts'

const finding = z.object({ what: z.string(), says: z.string(), fix: z.string() })

const disk = {
  what: 'Room on the disk',
  says: '1.4 GB left',
  fix: 'Delete what you don’t need, or give the shop a larger disk.',
}

/** To staff, when something in the shop goes wrong that they didn't cause, and once a day while it lasts. */
export const shopNeedsYou = defineMail({
  name: 'shop-needs-you',
  schema: z.object({ findings: z.array(finding).min(1) }),
  words: {
    'shop-needs-you': {
      subject: 'Your shop needs you: {what}',
      preview: '{all}',
      heading: 'Something needs your attention',
    },
    'shop-needs-you-more': {
      subject: 'Your shop needs you: {count} things',
      preview: '{all}',
      heading: '{count} things need your attention',
    },
  },
  about: {
    'shop-needs-you': {
      group: 'staff',
      title: 'The shop needs you: one thing',
      when: 'Goes to your staff when something goes wrong on its own, and once a day while it lasts.',
      sample: { findings: [disk] },
    },
    'shop-needs-you-more': {
      group: 'staff',
      title: 'The shop needs you: several things',
      when: 'Goes to your staff when several things go wrong on their own, and once a day while they last.',
      sample: {
        findings: [disk, { what: 'Backups', says: 'The last good one is 3 days old', fix: 'Check Backups.' }],
      },
    },
  },
  caseOf: ({ findings }) => (findings.length === 1 ? 'shop-needs-you' : 'shop-needs-you-more'),
  values: ({ findings }) => ({
    what: findings[0]?.what ?? '',
    count: String(findings.length),
    all: findings.map(({ what }) => what).join(', '),
  }),
  facts: ({ findings }) =>
    findings.flatMap(({ what, says, fix }) => [
      { kind: 'rows' as const, rows: [{ label: what, value: says, isStrong: true }] },
      { kind: 'paragraph' as const, text: fix },
    ]),
  actions: (_findings, shop) => [
    {
      kind: 'button',
      label: 'See everything that was checked',
      href: `${shop.origin}/admin/settings/health`,
    },
  ],
})
