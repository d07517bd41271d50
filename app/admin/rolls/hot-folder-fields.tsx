import { useState } from 'react'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { releaseNames, releases, type SidecarFormat, sidecarWords } from '#domain/orders/hot-folder.ts'
import type { PrinterFields } from './rolls-data.ts'

const kinds = [
  { value: 'none', label: 'None: files are downloaded' },
  { value: 'path', label: 'A folder on this machine' },
  { value: 'sftp', label: 'Another machine, by SFTP' },
]
const sidecars: { value: SidecarFormat; label: string }[] = [
  { value: 'none', label: 'Nothing' },
  { value: 'json', label: 'A JSON file' },
  { value: 'xml', label: 'An XML file' },
]

type HotFolderFieldsProps = { printer: PrinterFields; errors: FieldErrors }

/** Where the printer's RIP picks up its files. */
export function HotFolderFields({ printer, errors }: HotFolderFieldsProps) {
  const { hotFolder } = printer
  const [kind, setKind] = useState<string>(hotFolder?.kind ?? 'none')
  const [sidecar, setSidecar] = useState<string>(hotFolder?.sidecar ?? 'none')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label="Hot folder"
        name="hotFolder.kind"
        size="sm"
        options={kinds}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
      />
      {kind !== 'none' && (
        <>
          <TextField
            label="Folder"
            name="hotFolder.folder"
            size="sm"
            placeholder={kind === 'path' ? 'epson-1' : '/hot/epson-1'}
            defaultValue={hotFolder?.folder}
            error={errors['hotFolder.folder']}
          />
          {kind === 'sftp' && <ServerFields printer={printer} errors={errors} />}
          <Select
            label="Sent"
            name="hotFolder.release"
            size="sm"
            options={releases.map((value) => ({ value, label: releaseNames[value] }))}
            defaultValue={hotFolder?.release ?? 'ready'}
          />
          <Select
            label="Next to each roll"
            name="hotFolder.sidecar"
            size="sm"
            options={sidecars}
            value={sidecar}
            onChange={(event) => setSidecar(event.currentTarget.value)}
          />
          {sidecar !== 'none' && (
            <TextArea
              label="What that file contains"
              isOptional
              hint={`Leave empty for the standard text. You can use ${Object.keys(sidecarWords)
                .map((word) => `{{${word}}}`)
                .join(' ')}`}
              name="hotFolder.template"
              rows={4}
              defaultValue={hotFolder?.template}
              error={errors['hotFolder.template']}
              className="sm:col-span-2"
            />
          )}
        </>
      )}
    </div>
  )
}

function ServerFields({ printer: { hotFolder, hasSecret }, errors }: HotFolderFieldsProps) {
  return (
    <>
      <TextField
        label="Server"
        name="hotFolder.host"
        size="sm"
        placeholder="rip.local"
        defaultValue={hotFolder?.host}
        error={errors['hotFolder.host']}
      />
      <TextField
        label="Port"
        name="hotFolder.port"
        size="sm"
        inputMode="numeric"
        defaultValue={String(hotFolder?.port ?? 22)}
        error={errors['hotFolder.port']}
      />
      <TextField
        label="User"
        name="hotFolder.user"
        size="sm"
        autoComplete="off"
        defaultValue={hotFolder?.user}
        error={errors['hotFolder.user']}
      />
      <TextArea
        label="Password or private key"
        isOptional={hasSecret}
        hint={
          hasSecret ? 'One is saved. Leave empty to keep it' : 'Stored encrypted, and never shown to anyone'
        }
        name="hotFolderSecret"
        rows={1}
        autoComplete="off"
        error={errors.hotFolderSecret}
      />
      <TextField
        label="Host key"
        isOptional
        hint="Leave empty to take it from the first connection; after that, no other is accepted"
        name="hotFolder.hostKey"
        size="sm"
        defaultValue={hotFolder?.hostKey}
        error={errors['hotFolder.hostKey']}
        className="sm:col-span-2"
      />
    </>
  )
}
