import { useState } from 'react'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { outputFormatNames, outputFormats, outputWords } from '#domain/orders/printer-output.ts'
import { OutputDrawing } from './output-drawing.tsx'
import { PrinterPart } from './printer-part.tsx'
import type { PrinterFields } from './rolls-data.ts'

const formats = outputFormats.map((value) => ({ value, label: outputFormatNames[value] }))

type OutputFieldsProps = { printer: PrinterFields; errors: FieldErrors }

/** The files that the printer's RIP is given. */
export function OutputFields({ printer: { output, profile }, errors }: OutputFieldsProps) {
  const [format, setFormat] = useState<string>(output.format)
  const [isMirrored, setMirrored] = useState(output.isMirrored)
  const [cutName, setCutName] = useState(output.cutName)
  const [whiteName, setWhiteName] = useState(output.whiteName)
  const isPdf = format !== 'png'
  const words = outputWords({ ...output, profile: profile && { ...profile, key: '' } })
  return (
    <PrinterPart
      title="File for the RIP"
      now={words || 'PNG, 300 dpi, sRGB, not mirrored'}
      isOpen={Object.keys(errors).some((name) => name.startsWith('output.'))}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label="File"
            name="output.format"
            size="sm"
            options={formats}
            value={format}
            onChange={(event) => setFormat(event.currentTarget.value)}
          />
          <TextField
            label="Resolution"
            name="output.dpi"
            size="sm"
            inputMode="numeric"
            suffix="dpi"
            defaultValue={String(output.dpi)}
            hint="300 to 600. Above 300, artwork is drawn from your customers’ own files"
            error={errors['output.dpi']}
          />
          <Checkbox
            label="Mirrored"
            name="output.isMirrored"
            checked={isMirrored}
            onChange={(event) => setMirrored(event.currentTarget.checked)}
            hint="For film that’s printed on its back. Leave it off if your RIP mirrors"
            className="sm:col-span-2"
          />
          {isPdf && <PdfFields {...{ output, errors, cutName, setCutName, whiteName, setWhiteName }} />}
        </div>
        <OutputDrawing
          {...{ isMirrored, isCut: isPdf && cutName !== '', isWhite: isPdf && whiteName !== '' }}
        />
      </div>
    </PrinterPart>
  )
}

type PdfFieldsProps = Pick<PrinterFields, 'output'> & {
  errors: FieldErrors
  cutName: string
  setCutName: (name: string) => void
  whiteName: string
  setWhiteName: (name: string) => void
}

/** What a PDF contains besides the image, as spot colors. */
function PdfFields({ output, errors, cutName, setCutName, whiteName, setWhiteName }: PdfFieldsProps) {
  return (
    <>
      <TextField
        label="Cut path"
        isOptional
        name="output.cutName"
        size="sm"
        placeholder="CutContour"
        value={cutName}
        onChange={(event) => setCutName(event.currentTarget.value)}
        hint="A hairline around each piece, in a spot color with this name"
        error={errors['output.cutName']}
      />
      <TextField
        label="White"
        isOptional
        name="output.whiteName"
        size="sm"
        placeholder="White"
        value={whiteName}
        onChange={(event) => setWhiteName(event.currentTarget.value)}
        hint="White under the art, in a spot color with this name. Leave empty if your RIP makes it"
        error={errors['output.whiteName']}
      />
      <TextField
        label="Choke"
        name="output.chokePx"
        size="sm"
        inputMode="numeric"
        suffix="px"
        defaultValue={String(output.chokePx)}
        hint="How far the white is pulled in from the edges"
        error={errors['output.chokePx']}
      />
    </>
  )
}
