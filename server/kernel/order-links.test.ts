import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { after, days } from './clock.ts'
import { createOrderLinks } from './order-links.ts'
import { createSecretBox } from './secret-box.ts'

const start = new Date('2026-11-25T12:00:00Z')
const keyIn = (path: string): string => new URL(path, 'http://shop').searchParams.get('key') ?? ''

function linksAt(now: Date, keys: readonly Buffer[]) {
  return createOrderLinks({ secretBox: createSecretBox(() => keys), clock: { now: () => now } })
}

test('a link opens its own order until it expires, even after a new secrets key was added', () => {
  const secret = randomBytes(32)
  const orderId = randomUUID()
  const key = keyIn(linksAt(start, [secret]).pathOf(orderId))

  expect(linksAt(start, [secret]).endOf(orderId, key)).toEqual(after(start, days(180)))
  expect(linksAt(after(start, days(179)), [randomBytes(32), secret]).endOf(orderId, key)).not.toBeNull()
  expect(linksAt(after(start, days(180)), [secret]).endOf(orderId, key)).toBeNull()
})

test('a link that is altered, or from another order or shop, opens nothing', () => {
  const secret = randomBytes(32)
  const links = linksAt(start, [secret])
  const orderId = randomUUID()
  const [end = '', signature = ''] = keyIn(links.pathOf(orderId)).split('.')
  const later = (Number.parseInt(end, 36) + 1).toString(36)

  expect(links.endOf(randomUUID(), `${end}.${signature}`)).toBeNull()
  expect(links.endOf(orderId, `${later}.${signature}`)).toBeNull()
  expect(links.endOf(orderId, `${end}.${signature.slice(0, -2)}`)).toBeNull()
  expect(linksAt(start, [randomBytes(32)]).endOf(orderId, `${end}.${signature}`)).toBeNull()
  for (const nonsense of ['', '.', 'zzzzzzzz.', `${end}.`, '💥.💥'])
    expect(links.endOf(orderId, nonsense)).toBeNull()
})
