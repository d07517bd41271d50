import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CustomRole } from '#server/people/index.ts'
import { RoleDialog } from './role-dialog.tsx'

/** Roles created by the owner, beside those that every shop has. */
export function CustomRoles({ roles }: { roles: CustomRole[] }) {
  const [open, setOpen] = useState<CustomRole | 'new' | null>(null)
  const [removed, setRemoved] = useState<CustomRole | null>(null)
  const keep = (): void => setRemoved(null)
  const removing = useOperation<'roles.remove'>({
    done: { 'roles.remove': 'Role deleted' },
    ...{ failed: 'Nothing was changed', onDone: keep, onFailed: keep },
  })
  return (
    <section aria-labelledby="custom-roles" className="mt-5 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="custom-roles" className="font-bold text-base">
          Your own roles
        </h2>
        <Button size="sm" onClick={() => setOpen('new')}>
          <Plus aria-hidden className="size-4" />
          Make a Role
        </Button>
      </div>
      {roles.length === 0 ? (
        <p className="mt-2 text-ink-muted">
          None of the roles above fits? Make one that can do what you choose, and nothing more.
        </p>
      ) : (
        <RoleList roles={roles} setOpen={setOpen} />
      )}
      {open && (
        <RoleDialog
          key={open === 'new' ? 'new' : open.id}
          role={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onRemove={() => {
            if (open !== 'new') setRemoved(open)
            setOpen(null)
          }}
        />
      )}
      <ConfirmOperation
        of={removing}
        operation="roles.remove"
        fields={{ role: removed?.id ?? '' }}
        open={removed !== null}
        title={`Delete the role ${removed?.name ?? ''}?`}
        description="No one can be given it anymore. A role that someone has can’t be deleted."
        confirm="Delete role"
        onClose={keep}
      />
    </section>
  )
}

function RoleList({
  roles,
  setOpen,
}: {
  roles: CustomRole[]
  setOpen: (value: CustomRole | 'new' | null) => void
}) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {roles.map((role) => (
        <li key={role.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <div className="min-w-0">
            <p className="break-words font-semibold">{role.name}</p>
            <p className="text-ink-muted text-sm">{role.permissions.join(', ')}</p>
          </div>
          <Button size="sm" aria-label={`Edit the role ${role.name}`} onClick={() => setOpen(role)}>
            Edit
          </Button>
        </li>
      ))}
    </ul>
  )
}
