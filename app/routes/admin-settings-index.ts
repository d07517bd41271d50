import { redirect } from 'react-router'
import { requireStaffPage } from '#app/admin/require-staff.ts'
import { visitContext } from '#app/context.ts'
import type { Route } from './+types/admin-settings-index.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireStaffPage(context.get(visitContext).actor)
  return redirect('/admin/settings/pricing')
}
