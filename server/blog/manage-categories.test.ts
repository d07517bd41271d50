import { expect, test } from 'vitest'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'staff@example.com')

test('categories are added, renamed, moved and deleted without losing articles', async () => {
  await using shop = await startTestShop()
  const { blog, operations } = shop
  for (const name of ['Care', 'Pressing tips', 'News'])
    expect(await operations.call('blog-categories.create', staff, { name })).toMatchObject({ ok: true })
  for (const [name, words] of [
    ['CARE!', 'There’s already a category with this address.'],
    [' ', 'Give the category a name of up to 60 characters.'],
  ] as const)
    expect(await operations.call('blog-categories.create', staff, { name })).toMatchObject({
      ok: false,
      fieldErrors: { name: words },
    })
  await operations.ask('articles.create', staff, { title: 'Cold wash', category: 'care' })

  const up = () => operations.ask('blog-categories.move', staff, { category: 'news', direction: 'up' })
  await Promise.all([up(), up()])
  await up()
  await operations.ask('blog-categories.update', staff, { category: 'pressing-tips', name: 'Pressing' })
  await operations.ask('blog-categories.update', staff, { category: 'news', isActive: false })
  expect(await blog.categoriesForStaff(staff)).toMatchObject([
    { slug: 'news', isActive: false, articles: 0 },
    { slug: 'care', articles: 1 },
    { slug: 'pressing-tips', name: 'Pressing', articles: 0 },
  ])
  expect(await blog.categoryNames()).toEqual({ care: 'Care', 'pressing-tips': 'Pressing' })

  const remove = (category: string, moveTo: string) =>
    operations.call('blog-categories.remove', staff, { category, moveTo })
  expect(await remove('care', 'no-such')).toMatchObject({ code: 'not_found' })
  expect(await remove('care', 'care')).toMatchObject({ code: 'not_found' })
  expect(await remove('care', 'pressing-tips')).toMatchObject({ ok: true })
  expect(await blog.categoriesForStaff(staff)).toMatchObject([
    { slug: 'news' },
    { slug: 'pressing-tips', articles: 1 },
  ])
  expect(await remove('pressing-tips', '')).toMatchObject({ ok: true })
  const { articles } = await blog.listForStaff(staff, {})
  expect(articles).toMatchObject([{ title: 'Cold wash', category: '' }])
})
