import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { Kept } from '#server/kernel/kept.ts'
import { fitApart } from '#server/kernel/pictures/fit-apart.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'

/** In pixels: twice the size shown in an email, for high-resolution screens. */
const side = 208

/** The sealed content of the address: which picture, and the owner of the order, as whom it is read. */
const sealedSchema = z.object({
  address: z.string(),
  visitorId: z.string().nullable(),
  customerId: z.string().nullable(),
})
export type MailedPicture = z.output<typeof sealedSchema>

const place = 'picture of a mail'

/** The picture's address for mail programs, which send no cookie; it is read as the order's buyer. */
export const mailAddressOf = ({ seal }: Pick<SecretBox, 'seal'>, picture: MailedPicture): string =>
  `/files/mail-pictures/${seal(JSON.stringify(picture), place)}.jpg`

/**
 * Returns the picture as JPEG, which every mail program shows; null if this shop didn't seal the address, or the
 * picture is gone.
 */
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

/** A browser id that no one has, if the order has none. */
const buyerOf = ({ visitorId, customerId }: MailedPicture): Actor => ({
  visitorId: visitorId ?? randomUUID(),
  user: customerId === null ? null : { id: customerId, email: '', role: 'customer', sessionId: '' },
})
