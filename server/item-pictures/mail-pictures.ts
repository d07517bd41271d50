import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { Kept } from '#server/kernel/kept.ts'
import { fitApart } from '#server/kernel/pictures/fit-apart.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'

/** Pixels: twice the size that a mail shows, for sharp screens. */
const side = 208

/** What is sealed in the address: which picture, and whose order it is, as whom it is read. */
const sealedSchema = z.object({
  address: z.string(),
  visitorId: z.string().nullable(),
  customerId: z.string().nullable(),
})
export type MailedPicture = z.output<typeof sealedSchema>

const place = 'picture of a mail'

/** Where a mail program finds the picture, which knows no cookie; it reads it as the order's buyer. */
export const mailAddressOf = ({ seal }: Pick<SecretBox, 'seal'>, picture: MailedPicture): string =>
  `/files/mail-pictures/${seal(JSON.stringify(picture), place)}.jpg`

/** As JPEG, which every mail program shows; null for what this shop has not sealed, and for what is gone. */
export async function readMailPicture(
  { open }: Pick<SecretBox, 'open'>,
  kept: Kept<Buffer>,
  sealed: string,
  read: (actor: Actor, address: string) => Promise<Buffer | null>,
): Promise<StoredFile | null> {
  const picture = opened(open, sealed)
  if (!picture) return null
  const bytes = await read(buyerOf(picture), picture.address)
  if (!bytes) return null
  const jpeg = await kept.get(`mail ${picture.address}`, () =>
    fitApart(bytes, { width: side, height: side, fit: 'contain', format: 'jpg', isOnWhite: true }),
  )
  return {
    open: async () => Readable.from([jpeg]),
    contentType: 'image/jpeg',
    byteSize: jpeg.length,
    tag: `mail-${jpeg.length}`,
    fileName: 'item.jpg',
    isFinal: true,
  }
}

function opened(open: SecretBox['open'], sealed: string): MailedPicture | null {
  try {
    return sealedSchema.parse(JSON.parse(open(sealed, place)))
  } catch {
    return null
  }
}

/** A browser that nobody has, where the order was made in none. */
const buyerOf = ({ visitorId, customerId }: MailedPicture): Actor => ({
  visitorId: visitorId ?? randomUUID(),
  user: customerId === null ? null : { id: customerId, email: '', role: 'customer', sessionId: '' },
})
