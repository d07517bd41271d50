import { Plus, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { usualOutput } from '#domain/orders/printer-output.ts'
import { PrinterFieldset } from './printer-fieldset.tsx'
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
        <SeenVersion of={call} version={printer.version} />
        <PrinterFieldset printer={printer} errors={call.fieldErrors} />
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
      <PrinterFieldset printer={usual} errors={call.fieldErrors} />
      <OperationButton of={call} operation="printers.create" size="sm" className="justify-self-start">
        <Plus aria-hidden className="size-4" /> Add printer
      </OperationButton>
    </OperationForm>
  )
}
