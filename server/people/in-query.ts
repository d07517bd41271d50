import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { Permission } from '#domain/people/permissions.ts'
import type { Role } from '#domain/people/role.ts'
import type { Executor } from '#server/kernel/database.ts'
import { customRoles, profiles } from './tables.ts'

export const hasOwner = async (executor: Executor): Promise<boolean> =>
  (await executor.$count(profiles, eq(profiles.role, 'owner'))) > 0

export const suspendedInQuery = (userId: Column): SQL =>
  sql`exists (select 1 from ${profiles} where ${profiles.userId} = ${userId}
      and ${profiles.suspendedAt} is not null)`

export const roleInQuery = (userId: Column): SQL<Role | null> =>
  sql<Role | null>`(select ${profiles.role} from ${profiles} where ${profiles.userId} = ${userId})`

export const permissionsInQuery = (userId: Column): SQL<Permission[] | null> =>
  sql<Permission[] | null>`(select ${customRoles.permissions} from ${profiles}
        join ${customRoles} on ${customRoles.id} = ${profiles.customRoleId} where ${profiles.userId} = ${userId})`
