import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkRulesSchema } from '#domain/checks/check-rules.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import { artworks } from '#server/artwork/tables.ts'
import { designs } from '#server/designs/tables.ts'
import { orderItems } from '#server/orders/tables.ts'
import {
  checkoutForm,
  designedLine,
  pressPay,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const whiteBox: ArtworkFacts = {
  version: 1,
  width: 1_000,
  height: 1_000,
  softShare: 0,
  haloShare: 0,
  hasWhiteBox: true,
  lines: [],
  gaps: [],
  edgeWidth: null,
  outline: [{ outline: [0, 0, 1, 0, 1, 1, 0, 1], holes: [] }],
}

const told =
  '“Fox.png” has a white box behind it. The box prints too, and shows on every shirt that isn’t white.'

test('artwork the shop blocks cannot be ordered, whatever the browser says, until the rule is removed', async () => {
  const actor = visitor()
  const line = await designedLine(shop, actor)
  await shop.database.orm.update(artworks).set({ measured: whiteBox })
  const problems = async () =>
    (await shop.cart.price(actor, [line], 'pickup')).lines.map(({ problem }) => problem)

  expect(await problems()).toEqual([null])
  const checkRules = checkRulesSchema.parse({ white_box: 'block' })
  await shop.settings.change({ system: 'test' }, { checkRules })
  expect(await problems()).toEqual([`${told} Open the design and fix it.`])
  const prepared = await pressPay(shop, actor, checkoutForm([line]))
  expect(prepared).toMatchObject({ ok: false, because: 'cart_problem' })
  await shop.settings.change({ system: 'test' }, { checkRules: checkRulesSchema.parse({ white_box: 'off' }) })
  expect(await problems()).toEqual([null])
})

test('an order keeps each warning, with who accepted it and when, and warnings no one was asked about', async () => {
  const actor = signedIn('customer', 'ada@example.com')
  const line = await designedLine(shop, actor)
  await shop.database.orm.update(artworks).set({ measured: { ...whiteBox, softShare: 0.3 } })
  const designId = line.designData.design_id ?? ''
  const [row] = await shop.database.orm.select().from(designs).where(eq(designs.id, designId))
  const artworkId = row?.document.placements[0]?.artworkId ?? ''
  const saved = await shop.designs.save(actor, {
    designId,
    version: 1,
    sizeId: 60,
    quantity: 1,
    document: row?.document,
    accepted: [{ kind: 'white_box', artworkId }],
  } as Parameters<typeof shop.designs.save>[1])
  expect(saved).toMatchObject({ ok: true, design: { accepted: [{ kind: 'white_box', artworkId }] } })

  await startCheckout(shop, actor, checkoutForm([line]))

  const [item] = await shop.database.orm.select().from(orderItems)
  const design = item?.designData
  if (!design || !('warnings' in design)) throw new Error('No warnings on the item')
  expect(design.warnings).toEqual([
    {
      kind: 'soft_pixels',
      artworkId,
      message: expect.stringContaining('30% of “Fox.png” is see-through'),
      acceptedAt: null,
      acceptedBy: null,
    },
    {
      kind: 'white_box',
      artworkId,
      message: told,
      acceptedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      acceptedBy: 'ada@example.com',
    },
  ])
})
