import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { CartLine } from '#domain/cart/cart.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { PlacementZoneId } from '#domain/tshirt/placement-zones.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { designForm, placed } from './design.ts'
import { transparentPng } from './pictures.ts'
import { checkoutForm, signedIn, startCheckout } from './sell.ts'
import type { TestShop } from './shop.ts'

export const printStaff = signedIn('admin', 'press@example.com')

/** A paid order of these lines; returns its items in order. */
export async function sellLines(shop: TestShop, actor: Actor, lines: CartLine[]) {
  const { lines: priced } = await shop.cart.price(actor, lines, 'shipping')
  const problem = priced.find((line) => line.problem !== null)
  if (problem) throw new Error(`Not sold: ${problem.problem}`)
  const form = checkoutForm(lines.map((line, at) => ({ ...line, unitPrice: priced[at]?.unitPrice ?? 0 })))
  const { attemptId, reference } = await startCheckout(shop, actor, form)
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')
  const { orders } = await shop.orders.listForStaff(printStaff, {})
  const order = await shop.orders.getForStaff(printStaff, orders[0]?.id ?? '')
  if (!order) throw new Error('The order is not there')
  return { ...order, paymentReference: reference }
}

/** An uploaded and inspected image of the actor's own. */
export async function uploadPicture(shop: TestShop, actor: Actor, bytes: Buffer, fileName = 'fox.png') {
  const { id } = await shop.artwork.importPicture(actor, { fileName, bytes })
  // If the shop's own workers are running, they may already have taken the job.
  while ((await shop.artwork.get(actor, id))?.state === 'inspecting') await shop.jobs.runDue()
  return id
}

/** A paid sheet of 22 × 12 in with one real artwork on it, 40 × 20 mm at 100 mm from the left and the top. */
export async function sellSheet(shop: TestShop, actor: Actor) {
  const bytes = await transparentPng(
    { width: 300, height: 200 },
    { left: 50, top: 40, width: 200, height: 100 },
  )
  const artworkId = await uploadPicture(shop, actor, bytes)
  const saved = await shop.designs.save(actor, designForm([placed(artworkId)], 12))
  if (!saved.ok) throw new Error(saved.message)
  const line = {
    id: randomUUID(),
    productType: productTypes.gangSheet,
    productSize: '',
    productColor: '',
    quantity: 1,
    unitPrice: 1,
    designData: { design_id: saved.design.designId, size_id: 12 },
  }
  const order = await sellLines(shop, actor, [line])
  const [item] = order.items
  if (!item) throw new Error('The order holds no sheet')
  return { artworkId, order, item }
}

type Shirt = {
  zones: readonly (readonly [PlacementZoneId, string, number | null])[]
  size?: string
  quantity?: number
}

export function shirtLine({ zones, size = 'M', quantity = 1 }: Shirt): CartLine {
  const printType = zones.length > 1 ? 'frontBack' : 'frontOnly'
  return {
    id: randomUUID(),
    productType: productTypes.tshirt,
    productSize: size,
    productColor: 'navy',
    quantity,
    unitPrice: 1,
    designData: {
      garmentId: 'gildan-heavy-cotton',
      printType,
      files: zones.map(([placementZone, artworkId, printWidth]) => ({
        id: randomUUID(),
        name: 'fox.png',
        placementZone,
        printType,
        artworkId,
        printWidth,
      })),
    },
  }
}

export const tumblerLine = (artworkId: string, productSize: string, designType: string): CartLine => ({
  id: randomUUID(),
  productType: productTypes.tumbler,
  productSize,
  productColor: '',
  quantity: 1,
  unitPrice: 1,
  designData: { artworkId, designType, finish: 'black', originalArtworkId: null, conversion: null },
})

export type DecodedFile = {
  name: string
  widthPx: number
  heightPx: number
  density: number | undefined
  channels: number
  /** RGBA of a pixel. */
  pixel(x: number, y: number): number[]
  /** The bounding box of all pixels that `isInk` accepts; right and bottom are exclusive. */
  inkBox(isInk?: (red: number, alpha: number) => boolean): {
    left: number
    top: number
    right: number
    bottom: number
  }
}

/** Requests an item's files, waits until they are drawn, and decodes the images among them by part. */
export async function makeAndDecode(shop: TestShop, itemId: string): Promise<Map<string, DecodedFile>> {
  const asked = await shop.printFiles.request(printStaff, itemId)
  if (!asked.ok) throw new Error(asked.message)
  await shop.jobs.runDue()
  const decoded = new Map<string, DecodedFile>()
  for (const { id, part, state, error } of await shop.printFiles.listForItems(printStaff, [itemId])) {
    if (state !== 'ready') throw new Error(`${part} is ${state}: ${error}`)
    const file = await shop.printFiles.download(printStaff, id)
    if (!file || decoded.has(part)) continue
    const bytes = await buffer(await file.open())
    if (file.contentType === 'image/png') decoded.set(part, await decode(file.fileName, bytes))
  }
  return decoded
}

async function decode(name: string, bytes: Buffer): Promise<DecodedFile> {
  const { density, channels = 0 } = await sharp(bytes).metadata()
  const { data, info } = await sharp(bytes)
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return {
    name,
    widthPx: info.width,
    heightPx: info.height,
    density,
    channels,
    pixel,
    inkBox(isInk = (_, alpha) => alpha > 0) {
      const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
      for (let y = 0; y < info.height; y++)
        for (let x = 0; x < info.width; x++) {
          const at = (y * info.width + x) * 4
          if (!isInk(data[at] ?? 0, data[at + 3] ?? 0)) continue
          box.left = Math.min(box.left, x)
          box.top = Math.min(box.top, y)
          box.right = Math.max(box.right, x + 1)
          box.bottom = Math.max(box.bottom, y + 1)
        }
      return box
    },
  }
}
