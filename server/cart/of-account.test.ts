import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { designOfAccount, sheetOfAccount } from '#domain/cart/of-account.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { designedLine, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const problemOf = async (actor: Actor, line: Record<string, unknown>) =>
  (await shop.cart.price(actor, [line], 'pickup')).lines[0]?.problem

const notFound = 'We couldn’t find this design. Remove it and build it again.'

test('a sheet in an account tells signed-out shoppers so, and is not found for other accounts', async () => {
  const ada = signedIn('customer', 'ada@account.example')
  const line = await designedLine(shop, ada)

  expect(await problemOf(ada, line)).toBe(null)
  expect(await problemOf(visitor(), line)).toBe(sheetOfAccount)
  expect(await problemOf(signedIn('customer', 'eve@account.example'), line)).toBe(notFound)
  const unknown = { ...line, designData: { ...line.designData, design_id: randomUUID() } }
  expect(await problemOf(visitor(), unknown)).toBe(notFound)
  expect(await problemOf(visitor(), await designedLine(shop, visitor()))).toBe(notFound)
})

test('so does a tumbler whose design is in an account', async () => {
  const ada = signedIn('customer', 'ada@engraved.example')
  const bytes = await sharp({ create: { width: 61, height: 43, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const { id: artworkId } = await shop.artwork.importPicture(ada, { fileName: 'art.png', bytes })
  await shop.jobs.runDue()
  const line = {
    ...{ id: 'tumbler', productType: 'Custom Tumbler', productSize: '20oz', productColor: '' },
    ...{ quantity: 1, unitPrice: 1, name: '', description: '', image: null },
    designData: { artworkId, designType: 'single', finish: 'black' },
  }

  expect(await problemOf(visitor(), line)).toBe(designOfAccount)
  expect(await problemOf(ada, line)).toBe(null)
})
