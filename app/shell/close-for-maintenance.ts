import { data, type MiddlewareFunction } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { isStaff } from '#domain/people/role.ts'

/**
 * What stays open while the shop is closed: signing in, unsubscribing from the newsletter, and returning from a
 * payment.
 */
const openPaths = ['/auth', '/payment-success', '/sandbox-pay', '/newsletter', '/dev/mailbox']

/** During maintenance, shoppers can read but can only finish what they started; staff keep working. */
export const closeForMaintenance: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { isMaintenance, maintenanceMessage } = await context.get(shopContext).settings.read()
  const { user } = context.get(visitContext).actor
  const isOpen = openPaths.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))
  if (isMaintenance && !isOpen && !(user && isStaff(user.role)))
    throw data({ maintenanceMessage }, { status: 503 })
  return next()
}
