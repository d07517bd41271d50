import { expect, test } from 'vitest'
import { pageGroups } from './page-groups.ts'

const page = (path: string) => `/shop/app/${path}?__react-router-build-client-route`

/** The file that a module ends up in when these pages import it, and these parts, which are loaded on demand. */
function fileOf(id: string, pages: readonly string[], parts: readonly string[] = []): string | null {
  const later = parts.map((part) => `/shop/app/${part}`)
  const graph = {
    getModuleInfo: (module: string) => ({
      code: ' '.repeat(5_000),
      isEntry: module !== id && !later.includes(module),
      importers: module === id ? [...pages.map(page), ...later] : [],
      dynamicImporters: later.includes(module) ? ['/shop/app/any.tsx'] : [],
    }),
  }
  for (const group of pageGroups()) {
    if (group.test?.test(id)) return String(group.name)
    const name = typeof group.name === 'function' ? group.name(id, graph) : null
    if (name !== null) return name
  }
  return null
}

test('code used by one page stays with it; code used by the root comes with the frame', () => {
  expect(fileOf('/shop/domain/money/totals.ts', ['cart/route.tsx'])).toBeNull()
  expect(fileOf('/shop/domain/money/totals.ts', ['cart/route.tsx', 'root.tsx'])).toBe('frame')
})

test('code shared by the pages of one visit comes in one file', () => {
  const pages = ['cart/route.tsx', 'checkout/route.tsx']
  expect(fileOf('/shop/app/cart/promo-box.tsx', pages)).toBe('buying')
  expect(fileOf('/shop/app/cart/promo-box.tsx', ['cart/route.tsx'], ['pay/later.tsx'])).toBe('buying')
  expect(fileOf('/shop/app/cart/promo-box.tsx', [...pages, 'admin/order/route.tsx'])).toBe('selling')
})

test('pages for reading and browsing load no buying code, and the home page loads none it does not use', () => {
  expect(fileOf('/shop/app/assets/parcel.tsx', ['about/route.tsx', 'portal/route.tsx'])).toBe('forms')
  expect(fileOf('/shop/app/assets/parcel.tsx', ['home/route.tsx', 'portal/route.tsx'])).toBe('frame')
  expect(fileOf('/shop/app/assets/press.tsx', ['about/route.tsx', 'blog/route.tsx'])).toBe('articles')
  expect(fileOf('/shop/app/assets/press.tsx', ['home/route.tsx', 'blog/route.tsx'])).toBe('frame')
})

test('buying pages load nothing shared only by the desk and the order pages', () => {
  const pages = ['portal/route.tsx', 'admin/order/route.tsx']
  expect(fileOf('/shop/app/tracking/history.tsx', pages)).toBe('serving')
  expect(fileOf('/shop/app/tracking/history.tsx', [...pages, 'cart/route.tsx'])).toBe('selling')
})

test('back-office pages share files by the kind of work they serve', () => {
  expect(fileOf('/shop/app/admin/menu.tsx', ['admin/route.tsx', 'admin/staff/route.tsx'])).toBe('desk')
  expect(fileOf('/shop/app/admin/box.tsx', ['admin/mails/route.tsx', 'admin/blog/route.tsx'])).toBe(
    'desk-texts',
  )
  expect(fileOf('/shop/app/admin/lists/row.tsx', ['admin/orders/route.tsx', 'admin/audit/route.tsx'])).toBe(
    'desk-orders',
  )
})

const studio = 'studio/view/studio-overlay.tsx'
const dialogs = 'studio/view/studio-dialogs.tsx'
const shirtText = 'studio/view/type/live-text-dialog.tsx'

test('code used only by later parts stays out of pages, and the studio does not load at the desk', () => {
  const id = '/shop/app/studio/view/text.tsx'
  expect(fileOf(id, [], [dialogs])).toBeNull()
  expect(fileOf(id, [], [studio])).toBe('studio-overlay')
  expect(fileOf(id, [], [studio, dialogs])).toBe('studio-overlay')
  expect(fileOf(id, [], [studio, shirtText])).toBe('outside-studio')
  expect(fileOf(id, ['admin/order/route.tsx'], [studio, shirtText])).toBeNull()
  expect(fileOf('/shop/app/studio/view/type/font.tsx', [], [dialogs, shirtText])).toBe('lettering')
})

test('the studio loads neither all the builders for a part of them nor a file per icon', () => {
  const builders = ['tshirts/route.tsx', 'tumblers/route.tsx']
  expect(fileOf('/shop/app/studio/browser/refuse-file.ts', builders)).toBe('serving')
  expect(fileOf('/shop/app/studio/browser/refuse-file.ts', ['tshirts/route.tsx'], [studio])).toBe('designing')
  const icon = '/shop/node_modules/lucide-react/dist/esm/icons/redo-2.mjs'
  expect(fileOf(icon, [], [studio, 'admin/blog/article-editor.tsx'])).toBe('designing')
  expect(fileOf(icon, [], [studio])).toBeNull()
})

test('a builder loads nothing from another, nor paying from filling a cart', () => {
  const fields = ['admin/draft-orders/shirt-fields.tsx']
  expect(fileOf('/shop/app/tshirts/steps/design-drop.tsx', ['tshirts/route.tsx'], fields)).toBe('tshirts')
  expect(fileOf('/shop/app/tumblers/engraver.ts', ['tumblers/route.tsx'], fields)).toBe('tumblers')
  expect(fileOf('/shop/app/ui/toasts/code-or-toast.ts', ['tshirts/route.tsx', 'ai-builder/route.tsx'])).toBe(
    'selling',
  )
  expect(fileOf('/shop/app/pay/page.tsx', ['pay/route.tsx', 'pay/order.route.tsx'])).toBe('paying')
  expect(fileOf('/shop/app/ui/lock.tsx', ['pay/route.tsx', 'checkout/route.tsx'])).toBe('selling')
})

test('tracking a parcel loads no account code', () => {
  const id = '/shop/app/tracking/pickup-code.tsx'
  expect(fileOf(id, ['portal/route.tsx', 'portal/order.route.tsx'])).toBe('portal')
  expect(fileOf(id, ['portal/route.tsx', 'tracking/route.tsx'])).toBe('orders')
  expect(fileOf(id, ['portal/route.tsx', 'tracking/route.tsx', 'admin/order/route.tsx'])).toBe('serving')
})

test('design code stays out of order-handling code, wherever designs are made', () => {
  const id = '/shop/app/studio/editor/artworks.ts'
  expect(fileOf(id, ['tshirts/route.tsx', 'admin/draft-orders/route.tsx'], [studio])).toBe('designing')
  expect(fileOf(id, ['builder/route.tsx', 'admin/order-change/route.tsx'])).toBe('designing')
  expect(fileOf(id, ['builder/route.tsx', 'admin/order/route.tsx'], [studio])).toBe('serving')
})

test('code used only by the home page stays with it, and drawings it shares with the builder come with the frame', () => {
  expect(fileOf('/shop/app/home/hero-orders.ts', ['home/route.tsx'], ['home/nest-hero.ts'])).toBeNull()
  expect(fileOf('/shop/app/assets/film-strip.tsx', ['home/route.tsx', 'builder/route.tsx'])).toBe('frame')
})

test('schemas come in their own file for all pages', () => {
  expect(fileOf('/shop/node_modules/zod/v4/core/schemas.js', ['root.tsx'])).toBe('schemas')
})
