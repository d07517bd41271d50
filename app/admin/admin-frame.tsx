import type { ReactNode } from 'react'
import mark from '#app/assets/brand/mark.svg?url&no-inline'
import { RefusedOperations } from '#app/operations/refused-operations.ts'
import { Drawer } from '#app/shell/drawer.tsx'
import { classes } from '#app/ui/classes.ts'
import { laterIfItComes } from '#app/ui/later.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import type { Holder } from '#domain/people/permissions.ts'
import { AdminMenu } from './admin-menu.tsx'
import type { AdminCounts } from './admin-sections.ts'
import type { BatchesRead } from './batches/fetch-batches.ts'
import { BatchTray } from './batches/tray.tsx'
import { SecondFactorBar, ViewOnlyBar } from './frame-bars.tsx'
import { SearchEverything } from './search/search-everything.tsx'
import { WhoIsHere } from './who-is-here.tsx'

const LeavingGuard = laterIfItComes(() =>
  import('#app/ui/dialogs/leaving-guard.tsx').then((part) => part.LeavingGuard),
)

export type AdminFrameProps = {
  user: Holder & { email: string; roleName: string }
  siteName: string
  hasMailbox: boolean
  /** Neither an authenticator app nor a passkey: the password alone opens everyone's data. */
  lacksSecondFactor: boolean
  counts: AdminCounts
  /** Operations this person may not call. */
  refused: readonly string[]
  /** The bulk work this person has started. */
  work: BatchesRead
  children: ReactNode
}

/** A sidebar on wide screens, a bar with search and menu on others. The rest of the screen is the section at work. */
export function AdminFrame({
  user,
  siteName,
  lacksSecondFactor,
  refused,
  work,
  children,
  ...menu
}: AdminFrameProps) {
  return (
    <div className="min-h-dvh text-sm lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <SkipLink />
      <LeavingGuard />
      <header className="border-line border-b bg-surface lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:gap-3 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:p-4">
        <div className="flex items-center gap-2 py-1.5 pr-2 pl-4 lg:contents">
          <p className="flex min-w-0 grow items-center gap-2.5 lg:grow-0">
            <img src={mark} alt="" className="size-7" />
            <span className="min-w-0 grow">
              <span className="block truncate font-bold font-display leading-tight">{siteName}</span>
              <span className="block text-ink-faint text-xs leading-tight">Admin Portal</span>
            </span>
          </p>
          <SearchEverything user={user} />
          <Drawer id="admin-menu" className="lg:hidden">
            <AdminMenu user={user} {...menu} isUnfolded />
            <WhoIsHere user={user} />
          </Drawer>
        </div>
        <div className="contents max-lg:hidden">
          <AdminMenu user={user} {...menu} />
          <WhoIsHere user={user} />
        </div>
      </header>
      <main
        id="main"
        className={classes(
          'min-w-0 xl:[--bar:calc(var(--factor,0px)+var(--tray,0px))] xl:has-data-tray:[--tray:2.75rem]',
          lacksSecondFactor && 'xl:[--factor:2.375rem]',
        )}
      >
        {lacksSecondFactor && <SecondFactorBar />}
        <ViewOnlyBar />
        <RefusedOperations value={refused}>
          <BatchTray work={work} />
          {children}
        </RefusedOperations>
      </main>
    </div>
  )
}
