import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { isPermitted, type Permission } from '#domain/people/permissions.ts'
import { mayOpenAddress } from './page-permissions.ts'

/**
 * Whether who is signed in has a permission, for what is neither an operation (app/operations/if-may.tsx) nor a page, as an
 * upload: what they may not do is not offered. The server asks again.
 */
export function useMay(): (permission: Permission) => boolean {
  const user = useRouteLoaderData<typeof loader>('root')?.user
  return (permission) => !!user && isPermitted(user, permission)
}

/** The same of a page of the back office, by its address: no link is shown that would be refused. */
export function useMayOpen(): (address: string) => boolean {
  const user = useRouteLoaderData<typeof loader>('root')?.user
  return (address) => !!user && mayOpenAddress(user, address)
}
