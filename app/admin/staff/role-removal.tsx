import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CustomRole } from '#server/people/index.ts'

/** Asks before a role goes; one that somebody has stays. */
export function RoleRemoval({ role, onClose }: { role: CustomRole | null; onClose: () => void }) {
  const call = useOperation<'roles.remove'>({
    done: { 'roles.remove': 'Role deleted' },
    failed: 'Nothing was changed',
    onDone: onClose,
    onFailed: onClose,
  })
  return (
    <AlertDialog
      open={role !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete the role ${role?.name ?? ''}?`}
      description="Nobody can be given it any more. A role that somebody has is kept."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <OperationForm of={call}>
            <input type="hidden" name="role" value={role?.id ?? ''} />
            <OperationButton of={call} operation="roles.remove" variant="danger">
              Delete role
            </OperationButton>
          </OperationForm>
        </>
      }
    />
  )
}
