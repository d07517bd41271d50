import { useState } from 'react'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type BackupPlace, backupPlaceKinds, backupPlaceNames } from '#domain/backups/backup-plan.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { BackupPlanView } from '#server/backup/index.ts'

type Text = Exclude<keyof BackupPlace, 'kind'>
type PlaceField = { name: Text; label: string; placeholder?: string; hint?: string; isOptional?: true }

const fieldsOf: Record<BackupPlace['kind'], PlaceField[]> = {
  folder: [
    {
      name: 'folder',
      label: 'Folder',
      placeholder: 'shop',
      hint: 'Inside the folder that whoever runs the shop has set as BACKUP_ROOT',
    },
  ],
  s3: [
    { name: 'bucket', label: 'Bucket' },
    { name: 'folder', label: 'Folder in the bucket', isOptional: true },
    { name: 'region', label: 'Region' },
    {
      name: 'endpoint',
      label: 'Storage address',
      placeholder: 'https://s3.example.com',
      hint: 'Leave empty for Amazon S3',
      isOptional: true,
    },
    { name: 'user', label: 'Key ID' },
  ],
  sftp: [
    { name: 'host', label: 'Server', placeholder: 'nas.local' },
    { name: 'port', label: 'Port' },
    { name: 'folder', label: 'Folder', placeholder: '/backups/shop' },
    { name: 'user', label: 'User' },
  ],
}

/** What a field contains before anyone has typed. */
const usual: Record<BackupPlace['kind'], Partial<Record<Text, string>>> = {
  folder: { folder: 'shop' },
  s3: { region: 'us-east-1' },
  sftp: { port: '22' },
}

/** The fields for the chosen kind of place. */
export function PlaceFields({ planned, errors }: { planned: BackupPlanView | null; errors: FieldErrors }) {
  const place = planned?.plan.place
  const [kind, setKind] = useState<BackupPlace['kind']>(place?.kind ?? 'folder')
  const isKept = place?.kind === kind
  const initial = (name: Text): string => (isKept ? String(place[name]) : (usual[kind][name] ?? ''))
  return (
    <>
      <Select
        label="Place"
        name="place.kind"
        options={backupPlaceKinds.map((value) => ({ value, label: backupPlaceNames[value] }))}
        value={kind}
        onChange={({ currentTarget }) =>
          setKind(backupPlaceKinds.find((one) => one === currentTarget.value) ?? 'folder')
        }
        error={errors['place.kind']}
        className="sm:col-span-2"
      />
      {fieldsOf[kind].map(({ name, ...field }) => (
        <TextField
          key={`${kind} ${name}`}
          {...field}
          name={`place.${name}`}
          autoComplete="off"
          defaultValue={initial(name)}
          error={errors[`place.${name}`]}
        />
      ))}
      {kind !== 'folder' && (
        <TextArea
          label={kind === 's3' ? 'Secret key' : 'Password or private key'}
          isOptional={isKept && planned?.hasPlaceSecret}
          hint={
            isKept && planned?.hasPlaceSecret
              ? 'One is saved. Leave empty to keep it'
              : 'Stored encrypted, and never shown to anyone'
          }
          name="placeSecret"
          rows={1}
          autoComplete="off"
          error={errors.placeSecret}
        />
      )}
      {kind === 'sftp' && (
        <TextField
          label="Host key"
          isOptional
          hint="Leave empty to take it from the first connection; after that, no other is accepted"
          name="place.hostKey"
          defaultValue={initial('hostKey')}
          error={errors['place.hostKey']}
        />
      )}
    </>
  )
}
