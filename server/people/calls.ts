import { alike, may, onDatabase, own, withoutDeps } from '#server/kernel/door.ts'
import { addDraft, listAddresses } from './addresses.ts'
import { announceAccess } from './announce-access.ts'
import { changeCustomer } from './change-customer.ts'
import { changeEmail } from './change-email.ts'
import { createProfile } from './create-profile.ts'
import {
  actorOf,
  findByEmails,
  findByIds,
  ownRoleNameOf,
  profileOf,
  readCustomers,
  roleOf,
  search,
} from './find-people.ts'
import { hasOwner, permissionsInQuery, roleInQuery, suspendedInQuery } from './in-query.ts'
import { listViewsOf } from './kept-views.ts'
import { listSettingsOf } from './list-settings.ts'
import { listStaff } from './list-staff.ts'
import { lockCustomers } from './lock-customers.ts'
import { isLastOwner } from './own-data.ts'
import { listCustomRoles, nameOfRole } from './read-roles.ts'
import { setRole } from './set-role.ts'

export const peopleCalls = {
  profileOf: onDatabase(profileOf),
  roleOf: onDatabase(roleOf),
  ownRoleNameOf: onDatabase(ownRoleNameOf),
  /** The person as they are now, with everything their role allows; no one if they are suspended or gone. */
  actorOf: onDatabase(actorOf),
  findByIds: onDatabase(findByIds),
  search: onDatabase(search),
  /** By lowercase addresses; for imports. */
  findByEmails: onDatabase(findByEmails),
  /** All customers in pages, oldest first; for exports. */
  readCustomers: onDatabase(readCustomers),
  /** A customer's name and phone, changed by staff: for imports. */
  changeCustomer: may('orders.write', changeCustomer),
  /** The signed-in person's own addresses. @throws AppError when no one is signed in. */
  listAddresses: own(listAddresses),
  /** The signed-in person's settings for a list; null if they have chosen none. */
  listSettingsOf: own(onDatabase(listSettingsOf)),
  /** Filters for that list which the signed-in person has saved. */
  listViewsOf: own(onDatabase(listViewsOf)),
  /** Also null for an incomplete address. */
  addAddress: own(addDraft),
  setRole: may('staff.write', setRole),
  /** Roles the owner created, by name. */
  listCustomRoles: alike('staff.write', onDatabase(listCustomRoles)),
  /** Everyone with a role in the shop. For owners. */
  listStaff: alike('staff.write', listStaff),
  createProfile,
  changeEmail,
  hasOwner: withoutDeps(hasOwner),
  /** What someone may see has changed: their open streams check again once the executor's transaction commits. */
  announceAccess,
  /** The role of the person in that column, for use in auth's query: a single lookup identifies the caller. */
  roleInQuery: withoutDeps(roleInQuery),
  /** The permissions of that person's custom role; null if they have a built-in one. */
  permissionsInQuery: withoutDeps(permissionsInQuery),
  /** Whether the person in that column is suspended, for use in auth's query. */
  suspendedInQuery: withoutDeps(suspendedInQuery),
  /** How many of these are customers; their roles can't change until the transaction ends. */
  lockCustomers: withoutDeps(lockCustomers),
  /** As shown to staff: 'office', or the name of one the owner created. */
  nameOfRole: withoutDeps(nameOfRole),
  /** Whether no one else could run the shop; no other owner can leave before the transaction ends. */
  isLastOwner: withoutDeps(isLastOwner),
}
