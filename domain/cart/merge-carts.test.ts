import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartItem } from './cart-items.ts'
import { applyChanges, changesBetween, isUnchanged } from './merge-carts.ts'

const item = (id: string, quantity: number): CartItem => ({
  ...{ id, quantity, productType: 'Gang Sheet', productSize: '22 × 12 in', productColor: '' },
  ...{ unitPrice: 600, designData: {}, name: 'Sheet', description: '', image: null },
})

type Device = { cart: CartItem[]; agreed: CartItem[] }

/** As a device and the shop do it: changes go out and the account's cart comes back. */
function sync(device: Device, account: CartItem[]): CartItem[] {
  const next = applyChanges(account, changesBetween(device.agreed, device.cart))
  device.cart = next
  device.agreed = next
  return next
}

const step = fc.record({
  device: fc.nat({ max: 1 }),
  kind: fc.constantFrom('add', 'change', 'remove', 'sync'),
  at: fc.nat({ max: 9 }),
  quantity: fc.integer({ min: 1, max: 50 }),
})

test('two devices of one account end up the same, and no item is lost or duplicated, whatever each does when', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const devices: [Device, Device] = [
        { cart: [], agreed: [] },
        { cart: [], agreed: [] },
      ]
      let account: CartItem[] = []
      const added = new Set<string>()
      const removed = new Set<string>()
      for (const [number, { device: at, kind, at: place, quantity }] of steps.entries()) {
        const device = devices[at === 0 ? 0 : 1]
        const target = device.cart[place % Math.max(1, device.cart.length)]
        if (kind === 'sync') account = sync(device, account)
        else if (kind === 'add') {
          device.cart = [...device.cart, item(`item-${number}`, quantity)]
          added.add(`item-${number}`)
        } else if (target && kind === 'remove') {
          device.cart = device.cart.filter(({ id }) => id !== target.id)
          removed.add(target.id)
        } else if (target && kind === 'change')
          device.cart = device.cart.map((one) => (one.id === target.id ? { ...one, quantity } : one))
      }
      for (const device of [devices[0], devices[1], devices[0]]) account = sync(device, account)
      expect(devices[0].cart).toEqual(devices[1].cart)
      const ids = account.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of added) if (!removed.has(id)) expect(ids).toContain(id)
    }),
  )
})

test('a guest’s cart is merged into the account’s; nothing is sent when nothing changed', () => {
  const account = [item('sheet', 1)]
  const guest: Device = { cart: [item('shirt', 2)], agreed: [] }
  expect(sync(guest, account)).toEqual([item('sheet', 1), item('shirt', 2)])
  expect(isUnchanged(changesBetween(guest.agreed, guest.cart))).toBe(true)
})
