import { useId } from 'react'
import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { customRolePermissions } from '#domain/people/custom-role.ts'
import type { CustomRole } from '#server/people/index.ts'
import { PermissionChoice } from './permission-choice.tsx'

const inWords = ({ name, permissions }: Pick<CustomRole, 'name' | 'permissions'>) => ({
  Name: name,
  'May do': permissions.join(', '),
})

/** A custom role: its name, and what it may do. */
export function RoleDialog({
  role,
  onClose,
  onRemove,
}: {
  role: CustomRole | null
  onClose: () => void
  onRemove: () => void
}) {
  const formId = useId()
  const call = useOperation<'roles.create' | 'roles.update'>({
    done: { 'roles.create': 'Role saved', 'roles.update': 'Role saved' },
    failed: 'Nothing was changed',
    onDone: onClose,
  })
  const { fieldErrors: errors, conflict } = call
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={role ? `Edit ${role.name}` : 'Make a role'}
      size="lg"
      footer={
        <>
          {role && (
            <Button variant="quiet" onClick={onRemove} className="mr-auto">
              Delete
            </Button>
          )}
          <CancelButton />
          <OperationButton
            of={call}
            operation={role ? 'roles.update' : 'roles.create'}
            form={formId}
            variant="primary"
          >
            {conflict ? 'Save mine anyway' : 'Save Role'}
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} className="grid gap-4">
        <input type="hidden" name="role" value={role?.id ?? ''} />
        <SeenVersion
          of={call}
          version={role?.version ?? 0}
          what="this role"
          differences={({ theirs, yours }) => differencesBetween(inWords(theirs), inWords(yours))}
        />
        <RoleFields role={role} errors={errors} />
      </OperationForm>
    </Dialog>
  )
}

function RoleFields({ role, errors }: { role: CustomRole | null; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        defaultValue={role?.name}
        error={errors.name}
        required
        maxLength={40}
        autoComplete="off"
      />
      <PermissionChoice
        legend="What it may do"
        choices={customRolePermissions}
        chosen={role?.permissions}
        error={errors.permissions}
      />
    </>
  )
}
