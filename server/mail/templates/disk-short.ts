import { z } from 'zod'
import { gigabytes } from '#server/kernel/files/free-space.ts'
import { defineTemplate } from '../template.ts'

/** To staff, once a day while the disk is short of room. */
export const diskShort = defineTemplate({
  name: 'disk-short',
  schema: z.object({ freeBytes: z.number(), floorBytes: z.number() }),
  write: ({ freeBytes, floorBytes }, shop) => ({
    subject: `The shop’s disk is nearly full: ${gigabytes(freeBytes)} left`,
    preview: 'Make room, so that customers can go on uploading.',
    blocks: [
      { kind: 'heading', text: 'The disk is nearly full' },
      {
        kind: 'paragraph',
        text:
          freeBytes < floorBytes
            ? 'Nothing can be uploaded until there is room again. Orders, payments and print files go on.'
            : 'Customers can still upload. When less is left than the mark below, uploads are refused so that orders, payments and print files can go on.',
      },
      {
        kind: 'rows',
        rows: [
          { label: 'Left on the disk', value: gigabytes(freeBytes), isStrong: true },
          { label: 'Uploads are refused below', value: gigabytes(floorBytes) },
        ],
      },
      { kind: 'button', label: 'Open the back office', href: `${shop.origin}/admin/attention` },
    ],
  }),
})
