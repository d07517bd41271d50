import { Plus, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { usualOutput } from '#domain/orders/printer-output.ts'
import { PrinterFieldset } from './printer-fieldset.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { PrinterFields, RollsData } from './rolls-data.ts'

/** The film and output settings of each printer. */
export function PrintersDialog({ printers }: Pick<RollsData, 'printers'>) {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState(0)
  return (
    <>
      <PermittedButton operation="printers.update" size="sm" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden /> Printers
      </PermittedButton>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Printers" size="lg">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {printers.map((printer) => (
            <FilledFrom key={printer.id} version={printer.version}>
              <PrinterForm printer={printer} isOnly={printers.length === 1} />
            </FilledFrom>
          ))}
          <NewPrinter key={made} onMade={() => setMade(made + 1)} />
        </div>
      </Dialog>
    </>
  )
}

/** What staff edit, in either version; the folder's secret is not shown. */
function chosenOf({ name, packing, hotFolder, output, closing, ...inches }: Chosen): Chosen {
  const { filmWidthInches, maxLengthInches, gapInches, sideMarginInches } = inches
  return {
    ...{ name, filmWidthInches, maxLengthInches, gapInches, sideMarginInches },
    ...{ packing, hotFolder, output, closing },
  }
}

type Chosen = Omit<PrinterFields, 'hasSecret' | 'profile'>

type PrinterFormProps = { printer: RollsData['printers'][number]; isOnly: boolean }

function PrinterForm({ printer, isOnly }: PrinterFormProps) {
  const call = useOperation<'printers.update' | 'printers.remove'>({
    done: { 'printers.update': 'Printer saved', 'printers.remove': 'Printer removed' },
    failed: 'The printer was not changed',
  })
  // A removal is not an edit.
  const conflict = call.conflict && 'name' in call.conflict.yours ? call.conflict : null
  return (
    <section
      aria-label={printer.name}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line p-4"
    >
      <OperationForm of={call} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <input type="hidden" name="printer" value={printer.id} />
        <SeenVersion
          of={call}
          version={printer.version}
          what="this printer"
          differences={({ theirs, yours }) => ({
            theirs: chosenOf(theirs),
            yours: chosenOf({ ...theirs, ...yours }),
          })}
        />
        <PrinterFieldset printer={printer} errors={call.fieldErrors} />
        <div className="flex flex-wrap gap-2">
          <OperationButton of={call} operation="printers.update" size="sm">
            {conflict ? 'Save mine anyway' : 'Save'}
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

function NewPrinter({ onMade }: { onMade: () => void }) {
  const call = useOperation<'printers.create'>({
    done: { 'printers.create': 'Printer added' },
    failed: 'The printer was not added',
    onDone: onMade,
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
