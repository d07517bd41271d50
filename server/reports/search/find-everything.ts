import type { Permission } from '#domain/people/permissions.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { findOrders } from './find-orders.ts'
import {
  findArticles,
  findCustomers,
  findDiscounts,
  findListings,
  findPrints,
  findQuotes,
} from './find-others.ts'
import type { Finder, Found } from './found.ts'
import { readWords } from './words.ts'

/** What is searched, in display order, and the permission each part requires. */
const places: readonly { may: Permission; most: number; find: Finder }[] = [
  { may: 'orders.read', most: 8, find: findOrders },
  { may: 'orders.read', most: 5, find: findCustomers },
  { may: 'quotes.read', most: 4, find: findQuotes },
  { may: 'products.read', most: 4, find: findPrints },
  { may: 'products.read', most: 4, find: findListings },
  { may: 'content.read', most: 4, find: findArticles },
  { may: 'discounts.read', most: 4, find: findDiscounts },
]

/** Only what the actor may see; for anyone who isn't staff, nothing. */
export async function findEverything(executor: Executor, actor: Actor, text: string): Promise<Found[]> {
  const words = readWords(text)
  if (words.length === 0) return []
  const open = places.filter(({ may }) => mayDo(actor, may))
  return (await Promise.all(open.map(({ find, most }) => find(executor, words, most)))).flat()
}
