import type { Actor } from '#server/kernel/actor.ts'
import { createDoor, type Door, type Said, said } from '#server/kernel/door.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { createKept } from '#server/kernel/kept.ts'
import { fitApart } from '#server/kernel/pictures/fit-apart.ts'
import { itemPicturesCalls } from './calls.ts'
import type { ItemPicturesDeps } from './deps.ts'
import { type MailedPicture, mailAddressOf, readMailPicture } from './mail-pictures.ts'
import { readByAddress } from './read-by-address.ts'
import { type MockUpKind, readMockUp } from './read-mock-up.ts'

export { mockUpKinds } from './read-mock-up.ts'

/** A few thousand pictures for carts and orders. */
const keptBytes = 48_000_000

/** Longest side on paper at which a ticket's picture is sharp enough to recognize the design. */
const paperPx = 700

/** The parts of an item needed to show it on paper. */
export type ItemOnPaper = { imageUrl: string | null; artworks?: readonly { id: string }[] }

export type ItemPictures = Door<typeof itemPicturesCalls> & {
  /** The product that the address's query asks for; null if it asks for none, or uses someone else's artwork. */
  readMockUp: Said<(actor: Actor, kind: MockUpKind, query: URLSearchParams) => Promise<StoredFile | null>>
  /** An item's picture as PNG; its first artwork if it has none, null if that can't be read either. */
  onPaper: Said<(actor: Actor, item: ItemOnPaper) => Promise<Buffer | null>>
  /** The path of an item's picture for an email to its buyer. */
  mailAddress(picture: MailedPicture): string
  /** Opens the sealed part of such a path. */
  readForMail(sealed: string): Promise<StoredFile | null>
}

export function createItemPictures(deps: ItemPicturesDeps): ItemPictures {
  const { secretBox } = deps
  const kept = createKept<Buffer>(keptBytes, ({ length }) => length)
  const read = (actor: Actor, address: string) => readByAddress(deps, kept, actor, address)
  return {
    ...createDoor(deps, itemPicturesCalls),

    readMockUp: said('own', (actor: Actor, kind: MockUpKind, query: URLSearchParams) =>
      readMockUp(deps, kept, actor, kind, query),
    ),
    mailAddress: (picture) => mailAddressOf(secretBox, picture),
    readForMail: (sealed) => readMailPicture(secretBox, kept, sealed, read),
    onPaper: said('own', async (actor: Actor, { imageUrl, artworks = [] }: ItemOnPaper) => {
      try {
        const [first] = artworks
        const bytes =
          (imageUrl && (await read(actor, imageUrl))) ||
          (first && (await read(actor, `/files/artworks/${first.id}/preview`)))
        return bytes ? await onWhite(bytes) : null
      } catch {
        // A ticket without its picture is still useful; a missing ticket stops the press.
        return null
      }
    }),
  }
}

const onWhite = (bytes: Buffer): Promise<Buffer> =>
  fitApart(bytes, { width: paperPx, height: paperPx, fit: 'inside', format: 'png', isOnWhite: true })
