import { expect, test } from 'vitest'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'staff@example.com')

test('categories are added, renamed, moved and deleted, and articles are not lost', async () => {
  await using shop = await startTestShop()
  const { blog } = shop
  for (const name of ['Care', 'Pressing tips', 'News'])
    expect(await blog.addCategory(staff, name)).toEqual({ ok: true })
  expect(await blog.addCategory(staff, 'CARE!')).toMatchObject({ ok: false, reason: 'taken' })
  expect(await blog.addCategory(staff, ' ')).toMatchObject({ ok: false, reason: 'invalid' })
  await blog.createArticle(staff, { title: 'Cold wash', category: 'care' })

  await Promise.all([blog.moveCategory(staff, 'news', 'up'), blog.moveCategory(staff, 'news', 'up')])
  await blog.moveCategory(staff, 'news', 'up')
  await blog.changeCategory(staff, 'pressing-tips', { name: 'Pressing' })
  await blog.changeCategory(staff, 'news', { isActive: false })
  expect(await blog.categoriesForStaff(staff)).toMatchObject([
    { slug: 'news', isActive: false, articles: 0 },
    { slug: 'care', articles: 1 },
    { slug: 'pressing-tips', name: 'Pressing', articles: 0 },
  ])
  expect(await blog.categoryNames()).toEqual({ care: 'Care', 'pressing-tips': 'Pressing' })

  expect(await blog.removeCategory(staff, 'care', 'no-such')).toMatchObject({ reason: 'not_found' })
  expect(await blog.removeCategory(staff, 'care', 'care')).toMatchObject({ reason: 'not_found' })
  expect(await blog.removeCategory(staff, 'care', 'pressing-tips')).toEqual({ ok: true })
  expect(await blog.categoriesForStaff(staff)).toMatchObject([
    { slug: 'news' },
    { slug: 'pressing-tips', articles: 1 },
  ])
  expect(await blog.removeCategory(staff, 'pressing-tips', '')).toEqual({ ok: true })
  const { articles } = await blog.listForStaff(staff, {})
  expect(articles).toMatchObject([{ title: 'Cold wash', category: '' }])
})
