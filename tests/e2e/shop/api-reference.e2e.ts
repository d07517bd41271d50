import { expect, test } from 'vitest'
import { isPublic, type OperationShape } from '#server/kernel/operations/define-operation.ts'
import { catalogue } from '#server/operations.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShopAlone } from '#tests/harness/use-shop.ts'

const shop = await useShopAlone()

test('the reference shows every operation, its fields and what may be answered', async () => {
  const page = await readPage(shop, '/api-reference')
  expect(page.status).toBe(200)
  const operations: readonly OperationShape[] = catalogue
  const headings = page.getAllByRole('heading').map((heading: HTMLElement) => heading.textContent?.trim())
  expect(headings).toEqual(expect.arrayContaining(operations.filter(isPublic).map(({ summary }) => summary)))
  const create = page.in('article', 'Create a promo code, or an automatic promotion')
  create.getByText('POST')
  create.getByText('/discounts')
  create.getByText('for whoever has discounts.write', { exact: false })
  create.getByRole('row', { name: 'name string, up to 120 characters Yes' })
  create.getByRole('row', { name: 'type percentage or fixed_amount Yes' })
  create.getByRole('row', { name: 'expiresAt date-time or null No' })
  create.getByText('"code": "SUMMER10"', { exact: false })
  create.getByText('A field is wrong; `error.fields` names each')
  const description = page.getByRole('link', { name: 'The same for programs (OpenAPI 3.1)' })
  expect(description.getAttribute('href')).toBe('/api/v1/openapi.json')
})
