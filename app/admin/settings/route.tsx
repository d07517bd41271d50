import { Outlet } from 'react-router'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { SettingsFrame } from '#app/admin/settings/settings-frame.tsx'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Site Settings · Admin Portal' }]

export default function AdminSettings() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SettingsFrame>
      <SectionFailed error={error} title="Failed to load site settings" />
    </SettingsFrame>
  )
}
