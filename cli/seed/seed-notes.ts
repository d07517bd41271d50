import { table } from '#domain/table.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { hours } from '#server/kernel/clock.ts'
import type { Shop } from '#server/shop.ts'

type Known = { tags: readonly string[]; note?: string }

/** Staff notes about some demo customers. */
const knownOf = table<Known>({
  'june@nightshiftcoffee.example': {
    tags: ['coffee', 'wholesale'],
    note: 'Opens at five: call before noon, never after. Always wants a photo of the first shirt.',
  },
  'coach.rivera@briarcreek.example': {
    tags: ['team', 'school'],
    note: 'Names and numbers come as a list two weeks before the season. The school pays by check, ask for the PO number.',
  },
  'sam@saltlinesurf.example': { tags: ['resort'] },
  'wes@hollowoak.example': {
    tags: ['brewery', 'wholesale'],
    note: 'Reorders the tap list shirts every spring; navy only, and the crest 10 in wide.',
  },
})

type Seeding = { shop: Shop; setTime(time: Date): void; staff: Actor; customers: readonly Actor[]; now: Date }

export async function seedCustomerNotes(seeding: Seeding): Promise<void> {
  const { shop, setTime, staff, customers, now } = seeding
  for (const [index, { user }] of customers.entries()) {
    const known = user && knownOf[user.email]
    if (!known) continue
    setTime(new Date(now.getTime() - hours(30 + 20 * index)))
    await shop.operations.ask('customers.set-tags', staff, { customer: user.id, tags: [...known.tags] })
    if (known.note)
      await shop.operations.ask('customers.write-note', staff, { customer: user.id, text: known.note })
  }
  setTime(now)
}
