import { Plus, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { usualOutput } from '#domain/orders/printer-output.ts'
import { packingNames, packings } from '#domain/orders/roll.ts'
import { ClosingFields } from './closing-fields.tsx'
import { HotFolderFields } from './hot-folder-fields.tsx'
import { OutputFields } from './output-fields.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { PrinterFields, RollsData } from './rolls-data.ts'

/** What each printer's film allows. */
export function PrintersDialog({ printers }: Pick<RollsData, 'printers'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden /> Printers
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Printers" size="lg">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {printers.map((printer) => (
            <PrinterForm
              key={`${printer.id}-${printer.version}`}
              printer={printer}
              isOnly={printers.length === 1}
            />
          ))}
          <NewPrinter key={printers.length} />
        </div>
      </Dialog>
    </>
  )
}

type PrinterFormProps = { printer: RollsData['printers'][number]; isOnly: boolean }

function PrinterForm({ printer, isOnly }: PrinterFormProps) {
  const call = useOperation<'printers.update' | 'printers.remove'>({
    done: { 'printers.update': 'Printer saved', 'printers.remove': 'Printer removed' },
    failed: 'The printer was not changed',
  })
  return (
    <section
      aria-label={printer.name}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line p-4"
    >
      <OperationForm of={call} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <input type="hidden" name="printer" value={printer.id} />
        <input type="hidden" name="version" value={printer.version} />
        <Fields printer={printer} errors={call.fieldErrors} />
        <div className="flex flex-wrap gap-2">
          <OperationButton of={call} operation="printers.update" size="sm">
            Save
          </OperationButton>
          {!isOnly && (
            <OperationButton of={call} operation="printers.remove" size="sm" variant="quiet">
              <Trash2 aria-hidden className="size-4" /> Remove
            </OperationButton>
          )}
        </div>
      </OperationForm>
      <ProfileForm printer={printer} />
    </section>
  )
}

const usual: PrinterFields = {
  ...{ name: '', filmWidthInches: 22, maxLengthInches: 200, gapInches: 0.25 },
  ...{ sideMarginInches: 0, packing: 'boxes' },
  ...{ hotFolder: null, hasSecret: false, output: usualOutput, profile: null, closing: null },
}

function NewPrinter() {
  const call = useOperation<'printers.create'>({
    done: { 'printers.create': 'Printer added' },
    failed: 'The printer was not added',
  })
  return (
    <OperationForm
      of={call}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line border-dashed p-4"
    >
      <Fields printer={usual} errors={call.fieldErrors} />
      <OperationButton of={call} operation="printers.create" size="sm" className="justify-self-start">
        <Plus aria-hidden className="size-4" /> Add printer
      </OperationButton>
    </OperationForm>
  )
}

const packingOptions = packings.map((value) => ({ value, label: packingNames[value] }))

function Fields({ printer, errors }: { printer: PrinterFields; errors: FieldErrors }) {
  const inchField = (
    name: 'filmWidthInches' | 'maxLengthInches' | 'gapInches' | 'sideMarginInches',
    label: string,
  ) => (
    <TextField
      {...{ name, label }}
      size="sm"
      inputMode="decimal"
      suffix="in"
      defaultValue={String(printer[name])}
      error={errors[name]}
    />
  )
  return (
    <>
      <div className="grid gap-3 grid-cols-2 sm:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <TextField
          label="Name"
          name="name"
          size="sm"
          defaultValue={printer.name}
          error={errors.name}
          className="col-span-2 sm:col-span-1"
        />
        {inchField('filmWidthInches', 'Film width')}
        {inchField('maxLengthInches', 'Longest roll')}
        {inchField('gapInches', 'Gap')}
        {inchField('sideMarginInches', 'Side margins')}
      </div>
      <Select
        label="Pieces are laid"
        name="packing"
        size="sm"
        options={packingOptions}
        defaultValue={printer.packing}
        hint="By true shapes, prints lie in one another’s hollows. Your customers’ own sheets stay one block"
        error={errors.packing}
      />
      <HotFolderFields printer={printer} errors={errors} />
      <OutputFields printer={printer} errors={errors} />
      <ClosingFields printer={printer} errors={errors} />
    </>
  )
}
