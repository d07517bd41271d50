import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { keysOf, type ListColumn, type ListSettings, rowChoices } from '#domain/lists/list-column.ts'
import type { ListName } from '#domain/lists/lists.ts'

export type ListSettingsProps = {
  list: ListName
  columns: Readonly<Record<string, ListColumn>>
  settings: ListSettings
  /** The first column, always shown. */
  first: string
}

type ListSettingsDialogProps = ListSettingsProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Which columns are shown, how dense the rows are and how many: saved with the person's account. */
export function ListSettingsDialog({ open, onOpenChange, ...list }: ListSettingsDialogProps) {
  const call = useOperation<'list-settings.save'>({
    failed: 'The columns were not saved',
    onDone: () => onOpenChange(false),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Columns"
      description="Only for you, on every device you sign in on."
      size="sm"
    >
      <OperationForm of={call} action="/admin/list-settings" className="grid gap-5">
        <SettingsFields {...list} />
        <OperationButton of={call} operation="list-settings.save" variant="primary">
          Save
        </OperationButton>
      </OperationForm>
    </Dialog>
  )
}

function SettingsFields({ list, columns, settings, first }: ListSettingsProps) {
  return (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="column" value={first} />
      <fieldset>
        <legend className="mb-1 font-semibold">Show</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {keysOf(columns)
            .filter((key) => key !== first)
            .map((key) => (
              <Checkbox
                key={key}
                label={columns[key]?.label ?? key}
                name="column"
                value={key}
                defaultChecked={settings.columns.includes(key)}
              />
            ))}
        </div>
      </fieldset>
      <RadioCards
        label="Rows"
        name="density"
        columns="grid-cols-2"
        defaultValue={settings.density}
        options={[
          { value: 'comfortable', label: 'Comfortable', description: 'With a picture' },
          { value: 'compact', label: 'Compact', description: 'More rows' },
        ]}
      />
      <Select
        label="Rows per page"
        name="rows"
        defaultValue={String(settings.rows)}
        options={rowChoices.map((count) => ({ value: String(count), label: String(count) }))}
      />
    </>
  )
}
