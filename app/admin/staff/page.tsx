import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { describeBrowser } from '#domain/people/describe-browser.ts'
import { builtInStaffRoles, roleHints, roleNames } from '#domain/people/role.ts'
import type { StaffSession } from '#server/auth/index.ts'
import type { CustomRole, StaffMember } from '#server/people/index.ts'
import { CustomRoles } from './custom-roles.tsx'

/** `isInvited`: and has not joined yet. */
type Member = StaffMember & { sessions: StaffSession[]; isInvited: boolean }

type RoleOption = { value: string; label: string }

const optionsOf = (roles: readonly CustomRole[]): RoleOption[] => [
  ...builtInStaffRoles.map((role) => ({ value: role, label: roleNames[role] })),
  ...roles.map(({ id, name }) => ({ value: id, label: name })),
]

export type StaffPageProps = { ownId: string | null; members: Member[]; roles: CustomRole[] }

/** Who works in the back office, in which role, and where they are signed in. For owners. */
export function StaffPage({ ownId, members, roles }: StaffPageProps) {
  const roleOptions = optionsOf(roles)
  return (
    <div className="max-w-4xl px-4 py-5 sm:px-6">
      <h1 className="font-extrabold text-xl">Staff</h1>
      <p className="mt-1 text-ink-muted">What each role can open, and what it can’t:</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {builtInStaffRoles.map((role) => (
          <div key={role} className="contents">
            <dt className="font-semibold">{roleNames[role]}</dt>
            <dd className="text-ink-muted">{roleHints[role]}</dd>
          </div>
        ))}
      </dl>
      <CustomRoles roles={roles} />
      <Invite roleOptions={roleOptions} />
      <ul className="mt-5 grid gap-4">
        {members.map((member) => (
          <li key={member.userId}>
            <MemberCard member={member} isOneself={member.userId === ownId} roleOptions={roleOptions} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Invite({ roleOptions }: { roleOptions: RoleOption[] }) {
  const [round, setRound] = useState(0)
  const call = useOperation<'staff.invite'>({
    done: { 'staff.invite': ({ email }) => `Invitation sent to ${email}` },
    failed: (answer) => ({
      title: answer.reason === 'invalid' ? 'Please fill in name and email address' : answer.message,
    }),
    onDone: () => setRound(round + 1),
  })
  const { fieldErrors: errors } = call
  return (
    <OperationForm
      of={call}
      key={round}
      aria-label="Invite someone"
      className="mt-5 grid items-end gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[1fr_1fr_8rem_auto]"
    >
      <TextField
        label="Full name"
        name="fullName"
        size="sm"
        error={errors.fullName}
        required
        maxLength={120}
      />
      <TextField label="Email" name="email" type="email" size="sm" error={errors.email} required />
      <Select label="Role" name="role" size="sm" options={roleOptions} />
      <OperationButton of={call} operation="staff.invite" size="sm" variant="primary">
        <UserPlus aria-hidden className="size-4" />
        Invite
      </OperationButton>
    </OperationForm>
  )
}

type MemberCall =
  | 'staff.invite'
  | 'staff.set-role'
  | 'staff.suspend'
  | 'staff.unsuspend'
  | 'staff.end-session'
  | 'staff.end-sessions'

type MemberCardProps = { member: Member; isOneself: boolean; roleOptions: RoleOption[] }

function MemberCard({ member, isOneself, roleOptions }: MemberCardProps) {
  const { fetcher, send } = useOperation<MemberCall>({
    done: {
      'staff.invite': ({ email }) => `Invitation sent to ${email}`,
      'staff.set-role': 'Role changed',
      'staff.suspend': 'Suspended, and signed out everywhere',
      'staff.unsuspend': 'Suspension lifted',
      'staff.end-session': 'Signed out there',
      'staff.end-sessions': ({ ended }) => (ended === 1 ? '1 session ended' : `${ended} sessions ended`),
    },
    failed: ({ message }) => ({ title: message }),
  })
  const submit = (operation: MemberCall, more: Record<string, string> = {}): void =>
    send(operation, { person: member.userId, ...more })
  const { sessions } = member
  return (
    <article aria-label={member.fullName} className="rounded-lg border border-line bg-surface p-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 font-bold text-base">
            {member.fullName}
            {isOneself && <Badge tone="neutral">You</Badge>}
            {member.isInvited && <Badge tone="yellow">Invited, hasn’t joined yet</Badge>}
            {member.isSuspended && <Badge tone="red">Suspended</Badge>}
          </h2>
          <p className="break-all text-ink-muted">{member.email}</p>
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <Select
            label={`Role of ${member.fullName}`}
            isLabelHidden
            size="sm"
            value={String(fetcher.formData?.get('role') ?? member.customRoleId ?? member.role)}
            options={[...roleOptions, { value: 'customer', label: 'No access' }]}
            onChange={(event) => submit('staff.set-role', { role: event.currentTarget.value })}
          />
          {member.isInvited && !member.isSuspended && (
            <Button size="sm" onClick={() => submit('staff.invite', invitationOf(member))}>
              Send again
            </Button>
          )}
          {member.isSuspended ? (
            <Button size="sm" onClick={() => submit('staff.unsuspend')}>
              Lift suspension
            </Button>
          ) : (
            <Button size="sm" disabled={isOneself} onClick={() => submit('staff.suspend')}>
              Suspend
            </Button>
          )}
        </div>
      </header>
      <MemberSessions sessions={sessions} member={member} submit={submit} />
    </article>
  )
}

const invitationOf = ({ email, fullName, role, customRoleId }: Member) => ({
  ...{ email, fullName },
  role: customRoleId ?? role,
})

function MemberSessions({
  sessions,
  member,
  submit,
}: {
  sessions: StaffSession[]
  member: Member
  submit: (operation: MemberCall, more?: Record<string, string>) => void
}) {
  return (
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
                {session.address || 'unknown network'} · last used <Moment at={session.lastUsedAt} />
              </span>
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Sign ${member.fullName} out on ${describeBrowser(session.userAgent)}`}
              onClick={() => submit('staff.end-session', { session: session.id })}
            >
              Sign out there
            </Button>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <Button size="sm" className="mt-3" onClick={() => submit('staff.end-sessions')}>
          End all sessions
        </Button>
      )}
    </details>
  )
}
