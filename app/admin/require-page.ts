import { data, type MiddlewareFunction, redirect } from 'react-router'
import { visitContext } from '#app/context.ts'
import { isStaff } from '#domain/people/role.ts'
import { asPath } from '#domain/route-pattern.ts'
import { groupsFor } from './admin-sections.ts'
import { mayOpen } from './page-permissions.ts'

/** Why a back office page did not open; `isStaff`: the person may open some others. */
export type DeniedPage = { access: 'denied'; isSignedIn: boolean; isStaff: boolean }

/**
 * Opens back office pages and files to those the permission table lets in. Staff without access to orders are sent from
 * /admin to their first section.
 */
export const requirePage: MiddlewareFunction<Response> = ({ context, request, pattern }, next) => {
  const page = asPath(pattern)
  if (!/^\/admin(\/|$)/.test(page)) return next()
  const { user } = context.get(visitContext).actor
  if (user && mayOpen(user, page)) return next()
  const isOneOfUs = user !== null && isStaff(user.role)
  if (isOneOfUs && page === '/admin' && request.method === 'GET') {
    const first = groupsFor(user)[0]?.sections[0]
    if (first) throw redirect(first.to)
  }
  const denied: DeniedPage = { access: 'denied', isSignedIn: user !== null, isStaff: isOneOfUs }
  throw data(denied, { status: 403, statusText: 'Access Denied' })
}
