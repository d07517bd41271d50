import { asc, count } from 'drizzle-orm'
import type { SystemActor } from '#server/kernel/actor.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { type ApiUser, presentUser, presentUsers } from '../present.ts'
import { createServiceKeys, type ServiceKeys } from '../staff/service-keys.ts'
import { type UserRow, users } from '../tables.ts'
import { type AddCustomerOutcome, addCustomer } from './add-customer.ts'
import { type FactorToRemove, factorsOf, removeFactorOf } from './factors-of.ts'
import type { LinkRequest } from './find-or-add.ts'
import { type GenerateLinkOutcome, generateLink, inviteCustomer } from './generate-link.ts'
import type { AdminUserInput } from './input.ts'
import { type UpdateCustomerOutcome, updateCustomer } from './update-customer.ts'

type Refusal<Outcome> = Extract<Outcome, { ok: false }>
type WithUser<Outcome> = { ok: true; user: ApiUser } | Refusal<Outcome>

/** Operations on customer accounts for the shop owner's other systems. */
export type AdminDoor = {
  keys: ServiceKeys
  /** Oldest first. */
  listUsers(page: { page: number; perPage: number }): Promise<{ users: ApiUser[]; total: number }>
  findUser(userId: string): Promise<ApiUser | null>
  addUser(actor: SystemActor, input: AdminUserInput): Promise<WithUser<AddCustomerOutcome>>
  updateUser(
    actor: SystemActor,
    userId: string,
    input: AdminUserInput,
  ): Promise<WithUser<UpdateCustomerOutcome>>
  invite(actor: SystemActor, request: Omit<LinkRequest, 'type'>): Promise<WithUser<GenerateLinkOutcome>>
  generateLink(
    actor: SystemActor,
    request: LinkRequest,
  ): Promise<
    | { ok: true; user: ApiUser; secret: string; code: string; actionLink: string }
    | Refusal<GenerateLinkOutcome>
  >
  /** Null when there is no such account. */
  factorsOf(userId: string): ReturnType<typeof factorsOf>
  removeFactor(actor: SystemActor, wanted: FactorToRemove): ReturnType<typeof removeFactorOf>
}

export function createAdminDoor(parts: AuthParts): AdminDoor {
  const { orm } = parts.database
  const present = async <Outcome extends { ok: true; user: UserRow } | { ok: false }>(outcome: Outcome) =>
    (outcome.ok ? { ok: true, user: await presentUser(orm, outcome.user) } : outcome) as WithUser<Outcome>
  return {
    keys: createServiceKeys(parts),
    async listUsers({ page, perPage }) {
      const rows = await orm
        .select()
        .from(users)
        .orderBy(asc(users.createdAt), asc(users.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      const [{ total } = { total: 0 }] = await orm.select({ total: count() }).from(users)
      return { users: await presentUsers(orm, rows), total }
    },
    async findUser(userId) {
      const user = await findUserById(orm, userId)
      return user && presentUser(orm, user)
    },
    addUser: async (actor, input) => present(await addCustomer(parts, actor, input)),
    updateUser: async (actor, userId, input) => present(await updateCustomer(parts, actor, userId, input)),
    invite: async (actor, request) => present(await inviteCustomer(parts, actor, request)),
    async generateLink(actor, request) {
      const outcome = await generateLink(parts, actor, request)
      return outcome.ok ? { ...outcome, user: await presentUser(orm, outcome.user) } : outcome
    },
    factorsOf: (userId) => factorsOf(parts, userId),
    removeFactor: (actor, wanted) => removeFactorOf(parts, actor, wanted),
  }
}
