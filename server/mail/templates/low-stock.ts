import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** To staff, once each time the stock of a size and color falls to the settings' mark. */
export const lowStock = defineTemplate({
  name: 'low-stock',
  schema: z.object({ name: z.string(), size: z.string(), color: z.string(), left: z.int().min(0) }),
  write: ({ name, size, color, left }, shop) => ({
    subject:
      left === 0 ? `Sold out: ${name}, ${size}/${color}` : `Only ${left} left: ${name}, ${size}/${color}`,
    preview: `${size}/${color} of ${name} is running out.`,
    blocks: [
      { kind: 'heading', text: left === 0 ? 'The last one is sold' : 'Time to restock' },
      {
        kind: 'rows',
        rows: [
          { label: 'Product', value: name },
          { label: 'Size and color', value: `${size}/${color}` },
          { label: 'Left on the shelf', value: String(left), isStrong: true },
        ],
      },
      { kind: 'button', label: 'Open the back office', href: `${shop.origin}/admin` },
    ],
  }),
})
