import { expect, test } from 'vitest'
import { pageGroups } from './page-groups.ts'

const page = (path: string) => `/shop/app/${path}?__react-router-build-client-route`

/** In which file a module comes that these pages import, and these others when it is wanted. */
function fileOf(id: string, pages: readonly string[], later: readonly string[] = []): string | null {
  const graph = {
    getModuleInfo: (module: string) => ({
      isEntry: module !== id,
      importers: module === id ? pages.map(page) : [],
      dynamicImporters: module === id ? later.map(page) : [],
    }),
  }
  for (const group of pageGroups()) {
    if (group.test?.test(id)) return String(group.name)
    const name = typeof group.name === 'function' ? group.name(id, graph) : null
    if (name !== null) return name
  }
  return null
}

test('what one page alone uses stays with it; what the root uses comes with the frame', () => {
  expect(fileOf('/shop/domain/money/totals.ts', ['cart/route.tsx'])).toBeNull()
  expect(fileOf('/shop/domain/money/totals.ts', ['cart/route.tsx', 'root.tsx'])).toBe('frame')
})

test('what pages of one visit share comes in one file for them', () => {
  const pages = ['cart/route.tsx', 'checkout/route.tsx']
  expect(fileOf('/shop/app/cart/promo-box.tsx', pages)).toBe('buying')
  expect(fileOf('/shop/app/cart/promo-box.tsx', ['cart/route.tsx'], ['pay/route.tsx'])).toBe('buying')
  expect(fileOf('/shop/app/cart/promo-box.tsx', [...pages, 'admin/order/route.tsx'])).toBe('selling')
})

test('pages to read and to look at load nothing of what is for buying', () => {
  expect(fileOf('/shop/app/assets/parcel.tsx', ['about/route.tsx', 'portal/route.tsx'])).toBe('frame')
  expect(fileOf('/shop/app/assets/press.tsx', ['about/route.tsx', 'blog/route.tsx'])).toBe('showing')
})

test('of the back office alone only what its frame uses is grouped', () => {
  expect(fileOf('/shop/app/admin/menu.tsx', ['admin/route.tsx', 'admin/staff/route.tsx'])).toBe('desk')
  expect(fileOf('/shop/app/admin/box.tsx', ['admin/mails/route.tsx', 'admin/staff/route.tsx'])).toBeNull()
})

test('schemas come in a file of their own, whoever uses them', () => {
  expect(fileOf('/shop/node_modules/zod/v4/core/schemas.js', ['root.tsx'])).toBe('schemas')
})
