import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Shop } from '#server/shop.ts'

import { freshActor } from './fresh-actor.ts'
import { savePicture } from './save-picture.ts'

/** Px per point of the page. */
const scale = 1.6

/** The first page of the job tickets for what is on the floor. */
export async function takeTickets(shop: Shop, staffEmail: string, folder: string): Promise<void> {
  const staff = await freshActor(shop, staffEmail)
  const { cards } = await shop.production.readBoard(staff)
  const pdf = await shop.production.printTickets(
    staff,
    cards.map(({ itemId }) => itemId),
  )
  if (!pdf) throw new Error('Nothing is on the floor')
  const library = await PDFiumLibrary.init()
  const tickets = await library.loadDocument(pdf)
  const { data, width, height } = await tickets.getPage(0).render({ scale, render: 'bitmap' })
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  await savePicture(join(folder, 'production-tickets.webp'), picture)
  tickets.destroy()
  library.destroy()
}
