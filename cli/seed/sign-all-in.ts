import { randomUUID } from 'node:crypto'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import { type DemoPerson, demoCustomers, demoStaff, unguessablePassword } from './people.ts'

export type Cast = { writers: Actor[]; staff: Actor; customers: Actor[] }

export async function signAllIn(shop: Shop): Promise<Cast> {
  const writers = await inTurn(
    demoStaff.filter(({ role }) => role === 'admin'),
    (person) => signIn(shop, person),
  )
  const [staff] = writers
  if (!staff) throw new Error('The demo shop has no staff')
  return { writers, staff, customers: await inTurn(demoCustomers, (person) => signIn(shop, person)) }
}

async function inTurn<In, Out>(list: readonly In[], each: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = []
  for (const item of list) results.push(await each(item))
  return results
}

export async function signUp(shop: Shop, { address: _, ...person }: DemoPerson): Promise<void> {
  const made = await shop.auth.createUser({ ...person, password: unguessablePassword() })
  if (!made.ok) throw new Error(`${person.email} could not be signed up`)
}

async function signIn(shop: Shop, { email, role }: DemoPerson): Promise<Actor> {
  const id = await shop.auth.userIdOf(email)
  if (id === null) throw new Error(`${email} is not signed up`)
  const user = { id, email, role, sessionId: randomUUID() }
  return { visitorId: randomUUID(), user }
}

export async function keepAddress(
  shop: Shop,
  customer: Actor,
  person: DemoPerson | undefined,
): Promise<void> {
  if (!person) return
  const { address, fullName: name, phone } = person
  await shop.people.addAddress(customer, { ...address, name, phone })
}
