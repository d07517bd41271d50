import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { isPermitted, type Permission } from '#domain/people/permissions.ts'
import { mayOpenAddress } from './page-permissions.ts'

/**
 * Whether the signed-in person has a permission, for things that are neither an operation (app/operations/if-may.tsx)
 * nor a page, such as an upload: what they may not do is not offered. The server checks again.
 */
export function useMay(): (permission: Permission) => boolean {
  const user = useRouteLoaderData<typeof loader>('root')?.user
  return (permission) => !!user && isPermitted(user, permission)
}

/** The same for a back office page, by its address: no link is shown that would be refused. */
export function useMayOpen(): (address: string) => boolean {
  const user = useRouteLoaderData<typeof loader>('root')?.user
  return (address) => !!user && mayOpenAddress(user, address)
}
