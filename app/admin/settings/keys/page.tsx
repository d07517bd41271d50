import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ShownOnce } from '#app/admin/settings/shown-once.tsx'
import { PermissionChoice } from '#app/admin/staff/permission-choice.tsx'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Day, Moment } from '#app/ui/moment-text.tsx'
import { keyLifetimes, keyPermissions } from '#domain/people/api-key.ts'
import type { ServiceKey } from '#server/auth/index.ts'

type ServiceKeysPageProps = {
  keys: ServiceKey[]
  /** The origin at which the API is called. */
  origin: string
}

/** Site Settings, API keys: what other programs may do. For owners. */
export function ServiceKeysPage({ keys, origin }: ServiceKeysPageProps) {
  const call = useOperation<'keys.create'>({ failed: 'The key was not created' })
  const made = call.valueOf('keys.create')
  const [revoked, setRevoked] = useState<ServiceKey | null>(null)
  const inUse = keys.filter(({ revokedAt }) => revokedAt === null)
  const others = keys.filter(({ revokedAt }) => revokedAt !== null)
  return (
    <div className="grid max-w-4xl gap-5">
      <p className="text-ink-muted">
        With a key, another program of yours, such as an ERP or a label station, can use{' '}
        <span className="inline-block max-w-full break-words font-semibold text-ink">{origin}/api/v1</span> to
        do what you choose here, and nothing else.{' '}
        <Link to="/api-reference" className="underline underline-offset-2">
          See what it can call
        </Link>
        . Anyone with a key can do this: keep it on a server, and guard it like a password.
      </p>
      <NewKey key={made?.id ?? 'typed'} call={call} />
      {made && (
        <ShownOnce key={made.id} what="key" value={made.key}>
          If you lose it, revoke it and create another.
        </ShownOnce>
      )}
      {inUse.length === 0 ? (
        <div className="rounded-md border border-line border-dashed p-8 text-center text-ink-muted">
          <KeyRound className="mx-auto mb-2 size-7" aria-hidden />
          No keys in use. Give each system its own, so you can revoke it separately.
        </div>
      ) : (
        <KeyList keys={inUse} label="Keys in use" onRevoke={setRevoked} />
      )}
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 pointer-coarse:py-2.5 font-medium text-ink-muted hover:text-ink">
            {others.length === 1 ? '1 revoked key' : `${others.length} revoked keys`}
          </summary>
          <div className="mt-2">
            <KeyList keys={others} label="Revoked keys" />
          </div>
        </details>
      )}
      <Revocation revoked={revoked} onClose={() => setRevoked(null)} />
    </div>
  )
}

function NewKey({ call }: { call: CalledOperation<'keys.create'> }) {
  const { fieldErrors } = call
  return (
    <OperationForm
      of={call}
      aria-label="Create a key"
      className="grid gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          label="Which program it’s for"
          name="name"
          size="sm"
          required
          maxLength={60}
          autoComplete="off"
          error={fieldErrors.name}
        />
        <Select
          label="Good for"
          name="days"
          size="sm"
          defaultValue="365"
          options={keyLifetimes.map((days) => ({
            value: String(days ?? ''),
            label: days === null ? 'Until it is revoked' : days === 365 ? 'A year' : `${days} days`,
          }))}
          error={fieldErrors.days}
        />
      </div>
      <PermissionChoice legend="What it may do" choices={keyPermissions} error={fieldErrors.permissions} />
      <OperationButton
        of={call}
        operation="keys.create"
        size="sm"
        variant="primary"
        className="justify-self-start"
      >
        <Plus className="size-4" aria-hidden />
        Create Key
      </OperationButton>
    </OperationForm>
  )
}

function KeyList({
  keys,
  label,
  onRevoke,
}: {
  keys: ServiceKey[]
  label: string
  onRevoke?: (key: ServiceKey) => void
}) {
  return (
    <ul aria-label={label} className="grid divide-y divide-line rounded-lg border border-line bg-surface">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0">
            <p className="break-words font-semibold">{key.name}</p>
            <p className="text-sm">{key.permissions.join(', ')}</p>
            <p className="figures text-ink-muted text-sm">
              Made <Day at={key.createdAt} /> ·{' '}
              {key.lastUsedAt ? (
                <>
                  last used <Moment at={key.lastUsedAt} />
                </>
              ) : (
                'not used yet'
              )}
              {key.expiresAt && (
                <>
                  {' '}
                  · good until <Day at={key.expiresAt} />
                </>
              )}
            </p>
          </div>
          {onRevoke ? (
            <Button size="sm" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
              Revoke
            </Button>
          ) : (
            key.revokedAt && (
              <Badge>
                Revoked <Day at={key.revokedAt} />
              </Badge>
            )
          )}
        </li>
      ))}
    </ul>
  )
}

/** Asks before a key is revoked: whatever uses it stops immediately. */
function Revocation({ revoked, onClose }: { revoked: ServiceKey | null; onClose: () => void }) {
  const call = useOperation<'keys.revoke'>({
    done: { 'keys.revoke': 'Key revoked' },
    failed: ({ message }) => ({ title: message }),
    onDone: onClose,
    onFailed: onClose,
  })
  return (
    <ConfirmOperation
      of={call}
      operation="keys.revoke"
      fields={{ key: revoked?.id ?? '' }}
      open={revoked !== null}
      title={`Revoke the key for ${revoked?.name ?? ''}?`}
      description="Anything that calls with it is refused right away. A revoked key never works again."
      confirm="Revoke key"
      onClose={onClose}
    />
  )
}
