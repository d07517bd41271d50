import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { peopleCalls } from './calls.ts'
import type { PeopleDeps } from './deps.ts'
import { peopleOperations } from './operations/index.ts'
import { peopleOwnData } from './own-data.ts'

export type { SavedAddress } from './addresses.ts'
export type { NewProfile } from './create-profile.ts'
export type { ListView } from './kept-views.ts'
export type { StaffMember } from './list-staff.ts'
export type { CustomRole } from './operations/custom-role-shape.ts'
export type { Profile } from './present.ts'
export type { SetRoleOutcome } from './set-role.ts'

export type People = Door<typeof peopleCalls> & {
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export const createPeople = (deps: PeopleDeps): People => ({
  ...createDoor(deps, peopleCalls),
  ownData: peopleOwnData(deps),
  operations: bindOperations(peopleOperations, deps),
})
