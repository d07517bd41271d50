import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { settingsTabs } from '../admin-sections.ts'
import { mayOpen } from '../page-permissions.ts'
import { PageTabs } from '../page-tabs.tsx'

export function SettingsFrame({ children }: { children: ReactNode }) {
  const user = useRouteLoaderData<typeof loader>('root')?.user
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <h1 className="font-extrabold text-xl">Site Settings</h1>
      <PageTabs label="Site Settings" tabs={settingsTabs.filter(({ to }) => user && mayOpen(user, to))} />
      <div className="pt-6">{children}</div>
    </div>
  )
}
