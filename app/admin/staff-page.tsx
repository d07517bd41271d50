import { UserPlus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import { describeBrowser } from '#domain/describe-browser.ts'
import { roleHints, roleNames, staffRoles } from '#domain/role.ts'
import { formatMoment } from '#domain/shop-time.ts'
import type { StaffSession } from '#server/auth/index.ts'
import type { StaffMember } from '#server/people/index.ts'
import type { StaffOutcome } from './staff-actions.ts'

type Member = StaffMember & { sessions: StaffSession[] }

const roleOptions = staffRoles.map((role) => ({ value: role, label: roleNames[role] }))

export type StaffPageProps = { ownId: string | null; members: Member[] }

/** Who works in the back office, in which role, and where they are signed in. For owners. */
export function StaffPage({ ownId, members }: StaffPageProps) {
  return (
    <div className="max-w-4xl px-4 py-5 sm:px-6">
      <h1 className="font-bold text-xl">Staff</h1>
      <p className="mt-1 text-ink-muted">What each role opens, and what it does not:</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {staffRoles.map((role) => (
          <div key={role} className="contents">
            <dt className="font-semibold">{roleNames[role]}</dt>
            <dd className="text-ink-muted">{roleHints[role]}</dd>
          </div>
        ))}
      </dl>
      <Invite />
      <ul className="mt-5 grid gap-4">
        {members.map((member) => (
          <li key={member.userId}>
            <MemberCard member={member} isOneself={member.userId === ownId} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function useStaffFetcher(onDone?: () => void) {
  const fetcher = useFetcher<StaffOutcome>()
  const settle = useEffectEvent((outcome: StaffOutcome) => {
    if (!outcome.ok) return notify.error(outcome.title)
    notify.success(outcome.title)
    onDone?.()
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])
  return fetcher
}

function Invite() {
  const [round, setRound] = useState(0)
  const fetcher = useStaffFetcher(() => setRound(round + 1))
  return (
    <fetcher.Form
      key={round}
      method="post"
      aria-label="Invite somebody"
      className="mt-5 grid items-end gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[1fr_1fr_8rem_auto]"
    >
      <input type="hidden" name="intent" value="invite" />
      <TextField label="Full name" name="fullName" size="sm" required maxLength={120} />
      <TextField label="Email" name="email" type="email" size="sm" required />
      <Select label="Role" name="role" size="sm" options={roleOptions} />
      <Button type="submit" size="sm" variant="primary" isBusy={fetcher.state !== 'idle'}>
        <UserPlus aria-hidden className="size-4" />
        Invite
      </Button>
    </fetcher.Form>
  )
}

function MemberCard({ member, isOneself }: { member: Member; isOneself: boolean }) {
  const fetcher = useStaffFetcher()
  const submit = (intent: string, more: Record<string, string> = {}): void =>
    void fetcher.submit({ intent, userId: member.userId, ...more }, { method: 'post' })
  const { sessions } = member
  return (
    <article aria-label={member.fullName} className="rounded-lg border border-line bg-surface p-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 font-bold text-base">
            {member.fullName}
            {isOneself && <Badge tone="neutral">You</Badge>}
            {member.isSuspended && <Badge tone="red">Suspended</Badge>}
          </h2>
          <p className="break-all text-ink-muted">{member.email}</p>
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <Select
            label={`Role of ${member.fullName}`}
            isLabelHidden
            size="sm"
            value={String(fetcher.formData?.get('role') ?? member.role)}
            options={[...roleOptions, { value: 'customer', label: 'No access' }]}
            onChange={(event) => submit('role', { role: event.currentTarget.value })}
          />
          {member.isSuspended ? (
            <Button size="sm" onClick={() => submit('unsuspend')}>
              Lift suspension
            </Button>
          ) : (
            <Button size="sm" disabled={isOneself} onClick={() => submit('suspend')}>
              Suspend
            </Button>
          )}
        </div>
      </header>
      <details className="mt-3 border-line border-t pt-3">
        <summary className="cursor-pointer text-ink-muted hover:text-ink">
          {sessions.length === 1 ? '1 session' : `${sessions.length} sessions`}
        </summary>
        <ul className="mt-2 grid gap-2">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0">
                <span title={session.userAgent}>{describeBrowser(session.userAgent)}</span>
                <span className="figures block text-ink-muted text-xs">
                  {session.address || 'unknown network'} · last used {formatMoment(session.lastUsedAt)}
                </span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Sign ${member.fullName} out on ${describeBrowser(session.userAgent)}`}
                onClick={() => submit('end-staff-session', { sessionId: session.id })}
              >
                Sign out there
              </Button>
            </li>
          ))}
        </ul>
        {sessions.length > 0 && (
          <Button size="sm" className="mt-3" onClick={() => submit('end-sessions')}>
            End all sessions
          </Button>
        )}
      </details>
    </article>
  )
}
