import { isRouteErrorResponse, Outlet } from 'react-router'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/admin-settings.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Site Settings · Admin Portal' }]

export default function AdminSettings() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return (
    <SettingsFrame>
      <EmptyState title="Failed to load site settings" action={<LinkButton to="">Try again</LinkButton>}>
        Nothing was changed. Look again in a moment.
      </EmptyState>
    </SettingsFrame>
  )
}
