import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { ListName } from '#domain/lists/lists.ts'
import type { ProfileInput } from '#domain/people/account.ts'
import type { Permission } from '#domain/people/permissions.ts'
import type { Role, RoleChoice } from '#domain/people/role.ts'
import { type SavedAddressDraft, savedAddressSchema } from '#domain/people/saved-address.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'

import type { Executor, Transaction } from '#server/kernel/database.ts'

import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { addAddress, listAddresses, type SavedAddress } from './addresses.ts'
import { announceAccess } from './announce-access.ts'
import { type ChangeCustomerOutcome, changeCustomer } from './change-customer.ts'
import { createProfile, type NewProfile } from './create-profile.ts'
import { listCustomRoles, nameOfRole } from './custom-role.ts'
import type { PeopleDeps } from './deps.ts'
import {
  type ActiveRole,
  activeRoleOf,
  findByEmails,
  findByIds,
  profileOf,
  readCustomers,
  search,
} from './find-people.ts'
import { type KeptListSettings, listSettingsOf } from './list-settings.ts'
import { listStaff, type StaffMember } from './list-staff.ts'
import { type ListView, listViewsOf } from './list-views.ts'
import { lockCustomers } from './lock-customers.ts'
import type { CustomRole } from './operations/custom-role-shape.ts'
import { peopleOperations } from './operations/index.ts'
import { isLastOwner, peopleOwnData } from './own-data.ts'
import type { Profile } from './present.ts'
import { type SetRoleOutcome, setRole } from './set-role.ts'
import { customRoles, profiles } from './tables.ts'

export type { SavedAddress } from './addresses.ts'
export type { NewProfile } from './create-profile.ts'
export type { StaffMember } from './list-staff.ts'
export type { ListView } from './list-views.ts'
export type { CustomRole } from './operations/custom-role-shape.ts'
export type { Profile } from './present.ts'
export type { SetRoleOutcome } from './set-role.ts'

export type People = {
  profileOf(userId: string): Promise<Profile | null>
  roleOf(userId: string): Promise<Role | null>
  /** The same; null for a suspended person, too. */
  activeRoleOf(userId: string): Promise<ActiveRole | null>
  findByIds(userIds: readonly string[]): Promise<Profile[]>
  search(text: string): Promise<Profile[]>
  /** By their addresses in small letters; for imports. */
  findByEmails(emails: readonly string[]): Promise<Profile[]>
  /** All customers in pages, oldest first; for exports. */
  readCustomers(pageSize: number): AsyncGenerator<Profile>
  /** Name and phone of a customer, by staff: for imports. */
  changeCustomer(actor: Actor, userId: string, input: ProfileInput): Promise<ChangeCustomerOutcome>
  /** The signed-in person's own addresses; @throws AppError when nobody is signed in. */
  listAddresses(actor: Actor): Promise<SavedAddress[]>
  /** How the signed-in person looks at a list; null where they have chosen nothing. */
  listSettingsOf(actor: Actor, list: ListName): Promise<KeptListSettings | null>
  /** Filters of that list which the signed-in person has named. */
  listViewsOf(actor: Actor, list: ListName): Promise<ListView[]>
  /** Null, too, for what is no whole address. */
  addAddress(actor: Actor, draft: SavedAddressDraft): Promise<SavedAddress | null>
  setRole(actor: Actor | SystemActor, userId: string, role: RoleChoice): Promise<SetRoleOutcome>
  /** Roles that the owner made, by name. */
  listCustomRoles(actor: Actor): Promise<CustomRole[]>
  /** Everybody with a role in the shop. For owners. */
  listStaff(actor: Actor): Promise<StaffMember[]>
  /** Whether the person in that column is suspended, for a query of auth's. */
  suspendedInQuery(userId: Column): SQL
  /** How many of these are customers; they stay what they are until the transaction ends. */
  lockCustomers(transaction: Transaction, userIds: readonly string[]): Promise<number>
  createProfile(transaction: Transaction, profile: NewProfile): Promise<void>
  /** With auth's own change of the address, in its transaction. */
  changeEmail(transaction: Transaction, userId: string, email: string): Promise<void>
  hasOwner(executor: Executor): Promise<boolean>
  /** What somebody may see has changed, once the executor's transaction holds: their open streams look again. */
  announceAccess(executor: Executor, userId: string): Promise<void>
  /** The role of the person in that column, for a query of auth's: one look-up tells who asks. */
  roleInQuery(userId: Column): SQL<Role | null>
  /** As staff read it: 'office', or the name of one that the owner made. */
  nameOfRole(executor: Executor, role: RoleChoice): Promise<string>
  /** What the role that the owner made lets that person do; null where they have another. */
  permissionsInQuery(userId: Column): SQL<Permission[] | null>
  ownData: OwnDataPart
  /** Whether nobody else could run the shop; no other owner can go before the transaction ends. */
  isLastOwner(transaction: Transaction, userId: string): Promise<boolean>
  operations: BoundOperation[]
}

export function createPeople(deps: PeopleDeps): People {
  const { database, clock, realtime, emit } = deps
  return {
    profileOf: (userId) => profileOf(database.orm, userId),
    roleOf: async (userId) => (await profileOf(database.orm, userId))?.role ?? null,
    activeRoleOf: (userId) => activeRoleOf(database.orm, userId),
    findByIds: (userIds) => findByIds(database.orm, userIds),
    search: (text) => search(database.orm, text),
    findByEmails: (emails) => findByEmails(database.orm, emails),
    readCustomers: (pageSize) => readCustomers(database.orm, pageSize),
    changeCustomer: (actor, userId, input) => changeCustomer({ database, clock }, actor, userId, input),
    listAddresses: (actor) => listAddresses({ database, clock }, actor),
    listSettingsOf: (actor, list) => listSettingsOf(database.orm, actor, list),
    listViewsOf: (actor, list) => listViewsOf(database.orm, actor, list),
    async addAddress(actor, draft) {
      const { data } = savedAddressSchema.safeParse(draft)
      return data ? addAddress({ database, clock }, actor, data) : null
    },
    setRole: (actor, userId, role) => setRole(database, clock, actor, userId, role, realtime),
    listCustomRoles: () => listCustomRoles(database.orm),
    listStaff: () => listStaff(database),
    suspendedInQuery: (userId) => sql`exists (select 1 from ${profiles} where ${profiles.userId} = ${userId}
      and ${profiles.suspendedAt} is not null)`,
    createProfile: (transaction, profile) => createProfile({ clock, emit }, transaction, profile),
    changeEmail: async (transaction, userId, email) => {
      await transaction
        .update(profiles)
        .set({ email, updatedAt: clock.now() })
        .where(eq(profiles.userId, userId))
    },
    lockCustomers,
    announceAccess: (executor, userId) => announceAccess(realtime, executor, userId),
    hasOwner: async (executor) => (await executor.$count(profiles, eq(profiles.role, 'owner'))) > 0,
    roleInQuery: (userId) =>
      sql<Role | null>`(select ${profiles.role} from ${profiles} where ${profiles.userId} = ${userId})`,
    nameOfRole,
    permissionsInQuery: (userId) =>
      sql<Permission[] | null>`(select ${customRoles.permissions} from ${profiles}
        join ${customRoles} on ${customRoles.id} = ${profiles.customRoleId} where ${profiles.userId} = ${userId})`,
    isLastOwner,
    ownData: peopleOwnData({ database, realtime }),
    operations: bindOperations(peopleOperations, deps),
  }
}
