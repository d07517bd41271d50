import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { ownersOnly, type Permission, permissionKeys } from './permissions.ts'

/** The permissions that a role created by the owner may include. */
export const customRolePermissions: readonly Permission[] = permissionKeys.filter(
  (key) => !ownersOnly.includes(key),
)

/** Anyone who may change an area may also view it: without its pages there is nothing to click. */
export const readOf = (permission: Permission): Permission | undefined =>
  customRolePermissions.find((key) => key === `${permission.split('.', 1)[0]}.read`)

/** In catalog order. */
export const withReads = (chosen: readonly Permission[]): Permission[] =>
  customRolePermissions.filter((key) => chosen.some((one) => one === key || readOf(one) === key))

export const customRoleSchema = z.object({
  name: oneLine.min(1, 'Give the role a name').max(40, 'Give the role a name of up to 40 characters'),
  permissions: z
    .array(z.enum(customRolePermissions, 'Choose from the permissions a role can have'))
    .min(1, 'Choose what the role may do')
    .max(customRolePermissions.length)
    .transform(withReads),
})

export type CustomRoleInput = z.output<typeof customRoleSchema>
