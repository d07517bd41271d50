import { z } from 'zod'
import { defineMail } from '../template.ts'

const preview = '{size}/{color} of {product} is running out.'
const sample = { name: 'Gildan Soft Style', size: 'M', color: 'Navy', left: 3 }

/** To staff, once each time the stock of a size and color falls to the threshold in the settings. */
export const lowStock = defineMail({
  name: 'low-stock',
  schema: z.object({ name: z.string(), size: z.string(), color: z.string(), left: z.int().min(0) }),
  words: {
    'low-stock': {
      subject: 'Only {left} left: {product}, {size}/{color}',
      preview,
      heading: 'Time to restock',
    },
    'sold-out': {
      subject: 'Sold out: {product}, {size}/{color}',
      preview,
      heading: 'The last one is sold',
    },
  },
  about: {
    'low-stock': {
      group: 'staff',
      title: 'Low stock',
      when: 'Goes to your staff when a size and color falls to the number in Site Settings.',
      sample,
    },
    'sold-out': {
      group: 'staff',
      title: 'Sold out',
      when: 'Goes to your staff when the last one of a size and color is sold.',
      sample: { ...sample, left: 0 },
    },
  },
  caseOf: ({ left }) => (left === 0 ? 'sold-out' : 'low-stock'),
  values: ({ name, size, color, left }) => ({ product: name, size, color, left: String(left) }),
  facts: ({ name, size, color, left }) => [
    {
      kind: 'rows',
      rows: [
        { label: 'Product', value: name },
        { label: 'Size and color', value: `${size}/${color}` },
        { label: 'Left on the shelf', value: String(left), isStrong: true },
      ],
    },
  ],
  actions: (_stock, shop) => [
    { kind: 'button', label: 'Open the back office', href: `${shop.origin}/admin` },
  ],
})
