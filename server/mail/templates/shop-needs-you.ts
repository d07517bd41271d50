import { z } from 'zod'
import { defineTemplate } from '../template.ts'

const finding = z.object({ what: z.string(), says: z.string(), fix: z.string() })

/** To staff, when something of the shop has gone wrong that they did not do, and once a day while it lasts. */
export const shopNeedsYou = defineTemplate({
  name: 'shop-needs-you',
  schema: z.object({ findings: z.array(finding).min(1) }),
  write: ({ findings }, shop) => {
    const [first] = findings
    const isOne = findings.length === 1
    return {
      subject: isOne
        ? `Your shop needs you: ${first?.what}`
        : `Your shop needs you: ${findings.length} things`,
      preview: findings.map(({ what }) => what).join(', '),
      blocks: [
        { kind: 'heading', text: isOne ? 'Something needs you' : `${findings.length} things need you` },
        ...findings.flatMap(({ what, says, fix }) => [
          { kind: 'rows' as const, rows: [{ label: what, value: says, isStrong: true }] },
          { kind: 'paragraph' as const, text: fix },
        ]),
        { kind: 'button', label: 'See all that was looked at', href: `${shop.origin}/admin/settings/health` },
      ],
    }
  },
})
