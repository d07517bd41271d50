import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { orders } from '#server/orders/tables.ts'
import { orderWords } from '../tables.ts'
import type { Finder, Found } from './found.ts'
import { saysAll } from './words.ts'

/** The order with that number first, then the newest of those that contain every word anywhere. */
export const findOrders: Finder = async (executor, words, most) => {
  const [numbered, saying] = await Promise.all([
    idsOfNumber(executor, words),
    newestIds(executor, words, most),
  ])
  const rest = saying.filter((id) => !numbered.includes(id))
  return [...(await read(executor, numbered, [])), ...(await read(executor, rest, words))].slice(0, most)
}

/** "42", "GW-42" and "gw-000042" all mean the order with that number. */
async function idsOfNumber(executor: Executor, words: readonly string[]): Promise<string[]> {
  const [, digits] = /^(?:gw-?)?0*(\d{1,12})$/i.exec(words.join('')) ?? []
  if (digits === undefined) return []
  const rows = await executor
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.orderNumber, `GW-${digits.padStart(6, '0')}`), isNotNull(orders.placedAt)))
  return rows.map(({ id }) => id)
}

async function newestIds(executor: Executor, words: readonly string[], most: number): Promise<string[]> {
  const rows = await executor
    .select({ id: orderWords.orderId })
    .from(orderWords)
    .where(saysAll(orderWords.words, words))
    .orderBy(desc(orderWords.placedAt), desc(orderWords.orderId))
    .limit(most)
  return rows.map(({ id }) => id)
}

async function read(executor: Executor, ids: readonly string[], looked: readonly string[]): Promise<Found[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .select({
      id: orders.id,
      number: orders.orderNumber,
      name: orders.contactName,
      email: orders.contactEmail,
      status: orders.status,
      words: orderWords.words,
    })
    .from(orders)
    .innerJoin(orderWords, eq(orderWords.orderId, orders.id))
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orderWords.placedAt), desc(orders.id))
  return rows.map(({ id, number, name, email, status, words }) => {
    const title = number ?? ''
    const note = [name || 'Guest Customer', email].filter(Boolean).join(' · ')
    const unshown = looked.find((word) => !`${title} ${note}`.toLowerCase().includes(word.toLowerCase()))
    return { kind: 'order', id, title, note, status, foundIn: unshown ? around(unshown, words) : null }
  })
}

const lettersBefore = 24
const lettersAfter = 56

/** The match with some of the surrounding text, cut between words. */
function around(word: string, words: string): string | null {
  const at = words.toLowerCase().indexOf(word.toLowerCase())
  if (at < 0) return null
  const start = words.lastIndexOf(' ', Math.max(0, at - lettersBefore)) + 1
  const end = words.indexOf(' ', at + lettersAfter)
  const cut = words.slice(start, end < 0 ? undefined : end).trim()
  return `${start > 1 ? '… ' : ''}${cut}${end < 0 ? '' : ' …'}`
}
