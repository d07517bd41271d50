import { redirect } from 'react-router'
import { settingsTabs } from '#app/admin/admin-sections.ts'
import { mayOpen } from '#app/admin/page-permissions.ts'
import { visitContext } from '#app/context.ts'
import type { Route } from './+types/first.route.ts'

/** To the first tab that whoever asks may open; require-page.ts lets nobody in who may open none. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { user } = context.get(visitContext).actor
  return redirect(settingsTabs.find(({ to }) => user && mayOpen(user, to))?.to ?? '/admin')
}
