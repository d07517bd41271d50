import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { productSteps } from '#cli/seed/product-steps.ts'
import { examplePrint } from '#domain/catalog/example-print.ts'
import { eventNames } from '#domain/events.ts'
import { openApiDocument } from '#server/kernel/operations/open-api.ts'
import { catalog } from '#server/operations.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const byName = new Map<string, unknown>(catalog.map((operation) => [operation.name, operation.example]))

test('the examples of a cart can be ordered in the demo unchanged', async () => {
  await using shop = await startTestShop()
  const wanted = ['categories', `print ${examplePrint.title}`]
  const steps = productSteps(shop, async () => signedIn('admin')).filter(({ name }) => wanted.includes(name))
  for (const { work } of steps) await work()

  const totals = await shop.operations.callByName('cart.total', visitor(), byName.get('cart.total'))
  expect(totals).toMatchObject({ ok: true, value: { lines: [{ problem: null }] } })
  const placed = await shop.operations.callByName(
    'checkout.prepare',
    visitor(),
    byName.get('checkout.prepare'),
  )
  expect(placed).toMatchObject({ ok: true, value: { reference: expect.any(String) } })
})

test('a cart line with anything extra is judged separately, not refused with the cart', async () => {
  await using shop = await startTestShop()
  const lines = [null, { productType: 'Horse' }, { id: 'x', quantity: 0, designData: [] }]
  const totals = await shop.operations.call('cart.total', visitor(), { lines, delivery: 'pickup' })
  expect(totals).toMatchObject({
    ok: true,
    value: { lines: lines.map(() => ({ problem: expect.any(String) })) },
  })
})

const described = JSON.parse(JSON.stringify(openApiDocument(catalog)))

test('what is enforced is described: pages as whole numbers, and what a line holds by its product type', () => {
  const parameters = Object.values<object>(described.paths).flatMap((methods) =>
    Object.values(methods).flatMap(
      (one: { parameters: { name: string; schema: object }[] }) => one.parameters,
    ),
  )
  const limits = parameters.filter(({ name }) => name === 'limit')
  expect(limits.length).toBeGreaterThan(3)
  for (const { schema } of limits)
    expect(schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 50 })

  const content = described.paths['/checkout/prepare'].post.requestBody.content['application/json']
  const lines: { properties: { productType: { const: string }; designData: object } }[] =
    content.schema.properties.lines.items.oneOf
  const print = lines.find(({ properties }) => properties.productType.const === 'Premade Print')
  expect(lines).toHaveLength(7)
  expect(print?.properties.designData).toMatchObject({ required: ['productId', 'variantId'] })
})

test('every event that can be sent to a program is described and documented', async () => {
  const told = [...eventNames, 'webhook.test']
  expect(Object.keys(described.webhooks).toSorted()).toEqual(told.toSorted())
  const documents = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8')
  expect(told.filter((name) => !documents.includes(`\`${name}\``))).toEqual([])
})
