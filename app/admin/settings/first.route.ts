import { redirect } from 'react-router'
import { settingsTabs } from '#app/admin/admin-sections.ts'
import { mayOpen } from '#app/admin/page-permissions.ts'
import { visitContext } from '#app/context.ts'
import type { Route } from './+types/first.route.ts'

/** Redirects to the first tab that the person may open; require-page.ts keeps out anyone who may open none. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { user } = context.get(visitContext).actor
  return redirect(settingsTabs.find(({ to }) => user && mayOpen(user, to))?.to ?? '/admin')
}
