import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { isPermitted, type Permission } from '#domain/people/permissions.ts'

/** Whether who is signed in has a permission: what they may not do is not offered. The server asks again. */
export function useMay(): (permission: Permission) => boolean {
  const user = useRouteLoaderData<typeof loader>('root')?.user
  return (permission) => !!user && isPermitted(user, permission)
}
