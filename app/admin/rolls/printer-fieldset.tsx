import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { packingNames, packings } from '#domain/orders/roll.ts'
import { ClosingFields } from './closing-fields.tsx'
import { HotFolderFields } from './hot-folder-fields.tsx'
import { OutputFields } from './output-fields.tsx'
import type { PrinterFields } from './rolls-data.ts'

const packingOptions = packings.map((value) => ({ value, label: packingNames[value] }))

/** A printer's settings: its film, how pieces are laid, and where rolls go. */
export function PrinterFieldset({ printer, errors }: { printer: PrinterFields; errors: FieldErrors }) {
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
        label="Pieces are placed"
        name="packing"
        size="sm"
        options={packingOptions}
        defaultValue={printer.packing}
        hint="By true shapes, prints fit into one another’s gaps. Your customers’ own sheets stay one block"
        error={errors.packing}
      />
      <HotFolderFields printer={printer} errors={errors} />
      <OutputFields printer={printer} errors={errors} />
      <ClosingFields printer={printer} errors={errors} />
    </>
  )
}
