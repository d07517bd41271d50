import {
  addOwnAddress,
  chooseDefaultAddress,
  listOwnAddresses,
  removeOwnAddress,
  updateOwnAddress,
} from './own-addresses.ts'
import { updateProfile } from './own-profile.ts'
import { removeCustomRole } from './remove-custom-role.ts'
import { createCustomRole, updateCustomRole } from './save-custom-role.ts'
import { saveListSettings } from './save-list-settings.ts'
import { removeListView, saveListView } from './save-list-view.ts'
import { setCustomerTags } from './set-customer-tags.ts'
import { setStaffRole } from './set-staff-role.ts'
import { suspendStaff, unsuspendStaff } from './suspend-staff.ts'
import { changeCustomerNote, removeCustomerNote, writeCustomerNote } from './write-notes.ts'

export const peopleOperations = [
  setStaffRole,
  suspendStaff,
  unsuspendStaff,
  createCustomRole,
  updateCustomRole,
  removeCustomRole,
  updateProfile,
  listOwnAddresses,
  addOwnAddress,
  updateOwnAddress,
  removeOwnAddress,
  chooseDefaultAddress,
  saveListSettings,
  saveListView,
  removeListView,
  writeCustomerNote,
  changeCustomerNote,
  removeCustomerNote,
  setCustomerTags,
] as const
