import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { type Permission, permissionsOfRole } from '#domain/permissions.ts'

/** Whether who is signed in has a permission: what they may not do is not offered. The server asks again. */
export function useMay(): (permission: Permission) => boolean {
  const role = useRouteLoaderData<typeof loader>('root')?.user?.role ?? 'customer'
  return (permission) => permissionsOfRole[role].has(permission)
}
