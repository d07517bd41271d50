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
  /** Somebody as they are now, with all that their role opens; nobody where they are suspended or gone. */
  actorOf: onDatabase(actorOf),
  findByIds: onDatabase(findByIds),
  search: onDatabase(search),
  /** By their addresses in small letters; for imports. */
  findByEmails: onDatabase(findByEmails),
  /** All customers in pages, oldest first; for exports. */
  readCustomers: onDatabase(readCustomers),
  /** Name and phone of a customer, by staff: for imports. */
  changeCustomer: may('orders.write', changeCustomer),
  /** The signed-in person's own addresses; @throws AppError when nobody is signed in. */
  listAddresses: own(listAddresses),
  /** How the signed-in person looks at a list; null where they have chosen nothing. */
  listSettingsOf: own(onDatabase(listSettingsOf)),
  /** Filters of that list which the signed-in person has named. */
  listViewsOf: own(onDatabase(listViewsOf)),
  /** Null, too, for what is no whole address. */
  addAddress: own(addDraft),
  setRole: may('staff.write', setRole),
  /** Roles that the owner made, by name. */
  listCustomRoles: alike('staff.write', onDatabase(listCustomRoles)),
  /** Everybody with a role in the shop. For owners. */
  listStaff: alike('staff.write', listStaff),
  createProfile,
  changeEmail,
  hasOwner: withoutDeps(hasOwner),
  /** What somebody may see has changed, once the executor's transaction holds: their open streams look again. */
  announceAccess,
  /** The role of the person in that column, for a query of auth's: one look-up tells who asks. */
  roleInQuery: withoutDeps(roleInQuery),
  /** What the role that the owner made lets that person do; null where they have another. */
  permissionsInQuery: withoutDeps(permissionsInQuery),
  /** Whether the person in that column is suspended, for a query of auth's. */
  suspendedInQuery: withoutDeps(suspendedInQuery),
  /** How many of these are customers; they stay what they are until the transaction ends. */
  lockCustomers: withoutDeps(lockCustomers),
  /** As staff read it: 'office', or the name of one that the owner made. */
  nameOfRole: withoutDeps(nameOfRole),
  /** Whether nobody else could run the shop; no other owner can go before the transaction ends. */
  isLastOwner: withoutDeps(isLastOwner),
}
